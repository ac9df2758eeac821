# The C face of threads.py: threads that wait for work, briefly awake and then asleep. Each extension has its own.
#
# Each worker begins with its own share of the parts, the same one every time, so that what they write stays in the cache of its
# core; then it takes over what others have left, so a thread that is late delays nobody. The caller waits only for threads that
# have joined, awake only for a moment; one that wakes up too late finds the work closed. If the threads are busy with another caller's work, the caller
# does everything itself. Without POSIX threads, callers always do.
cdef extern from *:
    """
    typedef void (*tablee_task)(void *, int, int);
    #if defined(_WIN32)
    static void tablee_together(void *task, void *thing, int workers, int parts) {
        int part;
        for (part = 0; part < parts; part++) ((tablee_task) task)(thing, 0, part);
    }
    static void tablee_rouse(void) {}
    #else
    #include <pthread.h>
    #include <sched.h>
    #include <signal.h>
    #include <stdint.h>
    #include <string.h>
    #include <time.h>
    #define TABLEE_LINE 64 /* bytes that cores exchange at once */
    #define TABLEE_MOST 256 /* workers */
    #define TABLEE_ALERT 50000 /* nanoseconds before a waiting thread gives way to others */
    #define TABLEE_AWAKE 5000000 /* and before it goes to sleep; waking up takes a tenth of a millisecond */
    static struct {
        pthread_mutex_t lock;
        pthread_cond_t more, done;
        int threads, watched; /* watched: forks are */
        int asleep, patient; /* threads that sleep until there is more; whether the caller does until all is done */
        int busy; /* some caller has the threads */
        int open, joined; /* threads may join the work; those that have */
        int turn; /* changes with each work, and to rouse */
        int workers;
        int cpu; /* the caller's */
        tablee_task task;
        void *thing;
    } tablee_crew = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};
    static struct tablee_share {
        int next, end; /* parts */
    } __attribute__((aligned(TABLEE_LINE))) tablee_shares[TABLEE_MOST];

    /* In one order for all threads: who announces something and then looks, and who looks after changing it, cannot both miss. */
    #define TABLEE_READ(field) __atomic_load_n(&tablee_crew.field, __ATOMIC_SEQ_CST)
    #define TABLEE_WRITE(field, value) __atomic_store_n(&tablee_crew.field, value, __ATOMIC_SEQ_CST)
    #define TABLEE_ADD(field, value) __atomic_add_fetch(&tablee_crew.field, value, __ATOMIC_SEQ_CST)

    static void tablee_sleep(pthread_cond_t *signal, int *sleepers, int *value, int seen) { /* until it is another value */
        pthread_mutex_lock(&tablee_crew.lock);
        __atomic_add_fetch(sleepers, 1, __ATOMIC_SEQ_CST);
        while (__atomic_load_n(value, __ATOMIC_SEQ_CST) == seen) pthread_cond_wait(signal, &tablee_crew.lock);
        __atomic_add_fetch(sleepers, -1, __ATOMIC_SEQ_CST);
        pthread_mutex_unlock(&tablee_crew.lock);
    }
    static void tablee_wake(pthread_cond_t *signal) {
        pthread_mutex_lock(&tablee_crew.lock);
        pthread_cond_broadcast(signal);
        pthread_mutex_unlock(&tablee_crew.lock);
    }
    static long long tablee_now(void) {
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return time.tv_sec * 1000000000LL + time.tv_nsec;
    }
    static void tablee_pause(void) {
    #if defined(__x86_64__) || defined(__i386__)
        int i;
        for (i = 0; i < 16; i++) __builtin_ia32_pause();
    #endif
    }
    /* Threads that take turns on one core have always just run, so Linux leaves them there for many steps: this one moves away. */
    static void tablee_aside(void) {
    #if defined(__linux__)
        cpu_set_t every, others;
        int cpu = TABLEE_READ(cpu);
        if (sched_getcpu() != cpu || sched_getaffinity(0, sizeof every, &every)) return;
        others = every;
        CPU_CLR(cpu, &others);
        if (CPU_COUNT(&others) && !sched_setaffinity(0, sizeof others, &others)) sched_setaffinity(0, sizeof every, &every);
    #endif
    }
    static int tablee_wait(long long since) { /* wait for a moment; false if it is time to sleep */
        long long waited = tablee_now() - since;
        if (waited < TABLEE_ALERT) tablee_pause();
        else {
            tablee_aside();
            sched_yield();
        }
        return waited < TABLEE_AWAKE;
    }
    static void tablee_divide(int workers, int parts) {
        int i;
        tablee_crew.workers = workers;
        for (i = 0; i < workers; i++) {
            tablee_shares[i].next = (int) ((long long) parts * i / workers);
            tablee_shares[i].end = (int) ((long long) parts * (i + 1) / workers);
        }
    }
    static void tablee_work(int worker) {
        int i, part;
        for (i = 0; i < tablee_crew.workers; i++) {
            struct tablee_share *share = &tablee_shares[(worker + i) % tablee_crew.workers];
            while ((part = __atomic_fetch_add(&share->next, 1, __ATOMIC_RELAXED)) < share->end)
                tablee_crew.task(tablee_crew.thing, worker, part);
        }
    }
    static void *tablee_help(void *number) {
        int worker = (int) (intptr_t) number;
        int seen = 0;
        long long since;
        PyGILState_Ensure(); /* makes a thread state, which later calls of Python find */
        PyEval_SaveThread();
        for (;;) {
            since = tablee_now();
            while (TABLEE_READ(turn) == seen && tablee_wait(since));
            if (TABLEE_READ(turn) == seen) tablee_sleep(&tablee_crew.more, &tablee_crew.asleep, &tablee_crew.turn, seen);
            seen = TABLEE_READ(turn);
            tablee_aside();
            TABLEE_ADD(joined, 1);
            if (TABLEE_READ(open) && worker < tablee_crew.workers) tablee_work(worker);
            TABLEE_ADD(joined, -1);
            if (TABLEE_READ(patient)) tablee_wake(&tablee_crew.done);
        }
        return NULL;
    }
    static void tablee_forked(void) { /* the child has none of these threads */
        static const pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
        static const pthread_cond_t signal = PTHREAD_COND_INITIALIZER;
        memset(&tablee_crew, 0, sizeof tablee_crew);
        tablee_crew.lock = lock;
        tablee_crew.more = tablee_crew.done = signal;
        tablee_crew.watched = 1;
    }
    static void tablee_hire(int workers) {
        sigset_t every, before;
        pthread_t thread;
        if (!tablee_crew.watched) tablee_crew.watched = !pthread_atfork(NULL, NULL, tablee_forked);
        sigfillset(&every);
        pthread_sigmask(SIG_SETMASK, &every, &before); /* signals are the caller's */
        while (tablee_crew.threads < workers - 1) {
            if (pthread_create(&thread, NULL, tablee_help, (void *) (intptr_t) (tablee_crew.threads + 1))) break;
            pthread_detach(thread);
            tablee_crew.threads++;
        }
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    static void tablee_turn(int open) {
        TABLEE_WRITE(open, open);
        TABLEE_ADD(turn, 1);
        if (TABLEE_READ(asleep)) tablee_wake(&tablee_crew.more);
    }
    static void tablee_close(void) {
        long long since = tablee_now();
        int left;
        TABLEE_WRITE(open, 0);
        while (TABLEE_READ(joined) && tablee_now() - since < TABLEE_ALERT) tablee_pause();
        /* A thread that takes longer may be waiting for its core: asleep, the caller leaves it its own. */
        while ((left = TABLEE_READ(joined))) tablee_sleep(&tablee_crew.done, &tablee_crew.patient, &tablee_crew.joined, left);
    }
    static void tablee_together(void *task, void *thing, int workers, int parts) {
        PyThreadState *held = NULL;
        int part;
        if (workers < 2 || parts < 2 || __atomic_exchange_n(&tablee_crew.busy, 1, __ATOMIC_ACQUIRE)) {
            for (part = 0; part < parts; part++) ((tablee_task) task)(thing, 0, part);
            return;
        }
        if (PyGILState_Check()) held = PyEval_SaveThread();
        if (workers > TABLEE_MOST) workers = TABLEE_MOST;
        if (tablee_crew.threads < workers - 1) tablee_hire(workers);
        tablee_crew.task = (tablee_task) task;
        tablee_crew.thing = thing;
        tablee_divide(workers, parts);
    #if defined(__linux__)
        TABLEE_WRITE(cpu, sched_getcpu());
    #endif
        tablee_turn(1);
        tablee_work(0);
        tablee_close();
        __atomic_store_n(&tablee_crew.busy, 0, __ATOMIC_RELEASE);
        if (held) PyEval_RestoreThread(held);
    }
    static void tablee_rouse(void) {
        if (!TABLEE_READ(asleep)) return;
        if (__atomic_exchange_n(&tablee_crew.busy, 1, __ATOMIC_ACQUIRE)) return;
        tablee_turn(0);
        __atomic_store_n(&tablee_crew.busy, 0, __ATOMIC_RELEASE);
    }
    #endif
    """
    void together "tablee_together"(void *task, void *thing, int workers, int parts) noexcept nogil
    void rouse "tablee_rouse"() noexcept nogil
