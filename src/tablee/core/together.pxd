# The C face of threads.py: threads that wait for work, briefly awake and then asleep. Each extension has its own.
#
# Parts are taken from a counter, so a thread that is late leaves them to the others. The caller waits only for threads that
# have joined; one that wakes up too late finds the work closed. If the threads are busy with another caller's work, the caller
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
    #include <signal.h>
    #include <stdint.h>
    #include <string.h>
    #include <time.h>
    #define TABLEE_AWAKE 50000 /* nanoseconds before a waiting thread goes to sleep */
    static struct {
        pthread_mutex_t lock;
        pthread_cond_t more, done;
        int threads, asleep, watched; /* watched: forks are */
        int busy; /* some caller has the threads */
        int open, joined; /* threads may join the work; those that have */
        unsigned turn; /* changes with each work, and to rouse */
        int workers, parts, next;
        tablee_task task;
        void *thing;
    } tablee_crew = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, PTHREAD_COND_INITIALIZER};

    static long long tablee_now(void) {
        struct timespec time;
        clock_gettime(CLOCK_MONOTONIC, &time);
        return time.tv_sec * 1000000000LL + time.tv_nsec;
    }
    static void tablee_pause(void) {
    #if defined(__x86_64__) || defined(__i386__)
        __builtin_ia32_pause();
    #endif
    }
    static void tablee_work(int worker) {
        int part;
        while ((part = __atomic_fetch_add(&tablee_crew.next, 1, __ATOMIC_RELAXED)) < tablee_crew.parts)
            tablee_crew.task(tablee_crew.thing, worker, part);
    }
    static void tablee_await(unsigned seen) { /* stay awake for a moment, in which the next work may come */
        long long end = tablee_now() + TABLEE_AWAKE;
        int i;
        while (__atomic_load_n(&tablee_crew.turn, __ATOMIC_ACQUIRE) == seen && tablee_now() < end)
            for (i = 0; i < 16; i++) tablee_pause();
    }
    static void *tablee_help(void *number) {
        int worker = (int) (intptr_t) number;
        unsigned seen = 0;
        PyGILState_Ensure(); /* makes a thread state, which later calls of Python find */
        PyEval_SaveThread();
        for (;;) {
            tablee_await(seen);
            pthread_mutex_lock(&tablee_crew.lock);
            while (tablee_crew.turn == seen) {
                tablee_crew.asleep++;
                pthread_cond_wait(&tablee_crew.more, &tablee_crew.lock);
                tablee_crew.asleep--;
            }
            seen = tablee_crew.turn;
            if (tablee_crew.open && worker < tablee_crew.workers) {
                tablee_crew.joined++;
                pthread_mutex_unlock(&tablee_crew.lock);
                tablee_work(worker);
                pthread_mutex_lock(&tablee_crew.lock);
                __atomic_sub_fetch(&tablee_crew.joined, 1, __ATOMIC_RELEASE);
                pthread_cond_signal(&tablee_crew.done);
            }
            pthread_mutex_unlock(&tablee_crew.lock);
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
        pthread_mutex_lock(&tablee_crew.lock);
        tablee_crew.open = open;
        __atomic_add_fetch(&tablee_crew.turn, 1, __ATOMIC_RELEASE);
        if (tablee_crew.asleep) pthread_cond_broadcast(&tablee_crew.more);
        pthread_mutex_unlock(&tablee_crew.lock);
    }
    static void tablee_close(void) {
        long long end = tablee_now() + TABLEE_AWAKE;
        pthread_mutex_lock(&tablee_crew.lock);
        tablee_crew.open = 0;
        pthread_mutex_unlock(&tablee_crew.lock);
        while (__atomic_load_n(&tablee_crew.joined, __ATOMIC_ACQUIRE) && tablee_now() < end) tablee_pause();
        pthread_mutex_lock(&tablee_crew.lock);
        while (tablee_crew.joined) pthread_cond_wait(&tablee_crew.done, &tablee_crew.lock);
        pthread_mutex_unlock(&tablee_crew.lock);
    }
    static void tablee_together(void *task, void *thing, int workers, int parts) {
        PyThreadState *held = NULL;
        int part;
        if (workers < 2 || parts < 2 || __atomic_exchange_n(&tablee_crew.busy, 1, __ATOMIC_ACQUIRE)) {
            for (part = 0; part < parts; part++) ((tablee_task) task)(thing, 0, part);
            return;
        }
        if (PyGILState_Check()) held = PyEval_SaveThread();
        if (tablee_crew.threads < workers - 1) tablee_hire(workers);
        tablee_crew.task = (tablee_task) task;
        tablee_crew.thing = thing;
        tablee_crew.workers = workers;
        tablee_crew.parts = parts;
        tablee_crew.next = 0;
        tablee_turn(1);
        tablee_work(0);
        tablee_close();
        __atomic_store_n(&tablee_crew.busy, 0, __ATOMIC_RELEASE);
        if (held) PyEval_RestoreThread(held);
    }
    static void tablee_rouse(void) {
        if (!__atomic_load_n(&tablee_crew.asleep, __ATOMIC_RELAXED)) return;
        if (__atomic_exchange_n(&tablee_crew.busy, 1, __ATOMIC_ACQUIRE)) return;
        tablee_turn(0);
        __atomic_store_n(&tablee_crew.busy, 0, __ATOMIC_RELEASE);
    }
    #endif
    """
    void together "tablee_together"(void *task, void *thing, int workers, int parts) noexcept nogil
    void rouse "tablee_rouse"() noexcept nogil
