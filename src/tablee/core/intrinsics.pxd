# The C face of bits.py. Compiled modules cimport from here, uncompiled ones import bits.py.
ctypedef unsigned long long u64

cdef extern from *:
    """
    #define tablee_popcount(m) __builtin_popcountll(m)
    #define tablee_contains(m, n) ((int) (((m) >> (n)) & 1))
    static inline int tablee_several(unsigned long long m) { return (m & (m - 1)) != 0; }
    #define tablee_lowest(m) __builtin_ctzll(m)
    #define tablee_highest(m) (63 - __builtin_clzll(m))
    #ifdef __BMI2__
    #include <immintrin.h>
    #define tablee_nth_bit(m, n) ((int) __builtin_ctzll(_pdep_u64(1ULL << (n), (m))))
    #else
    static inline int tablee_nth_bit(unsigned long long m, int n) {
        int below = 0, half;
        for (half = 32; half >= 8; half >>= 1) {
            int low = __builtin_popcountll(m & ((1ULL << half) - 1));
            if (n >= low) { n -= low; m >>= half; below += half; }
        }
        while (n > 0) { m &= m - 1; n -= 1; }
        return below + __builtin_ctzll(m);
    }
    #endif
    #if defined(__GNUC__) && !defined(__clang__)
    #define TABLEE_FAST __attribute__((optimize("O3")))
    #else
    #define TABLEE_FAST
    #endif
    static TABLEE_FAST void tablee_spread(unsigned long long m, int count, float *out, int at) {
        float *to = out + at;
        unsigned low = (unsigned) m, high = (unsigned) (m >> 32);
        int first = count < 32 ? count : 32, b;
        for (b = 0; b < first; b++) to[b] = (float) (int) ((low >> b) & 1);
        for (b = 0; b < count - 32; b++) to[32 + b] = (float) (int) ((high >> b) & 1);
    }
    static TABLEE_FAST void tablee_scale(const short *values, int count, float most, float *out, int at) {
        float *to = out + at;
        int i;
        for (i = 0; i < count; i++) {
            float part = (float) values[i] / most;
            part = part < 1.0f ? part : 1.0f;
            to[i] = part > -1.0f ? part : -1.0f;
        }
    }
    #define tablee_copy_numbers(to, from, count) memmove(to, from, (size_t) (count) * sizeof *(to))
    static inline void tablee_mark_words(const short *values, int count, int words, float *out, int at) {
        float *to = out + at;
        int i;
        for (i = 0; i < count; i++) {
            unsigned word = (unsigned) (values[i] - 1);
            unsigned long long four;
            if (word < (unsigned) words) to[words * i + (int) word] = 1.0f;
            while (i + 5 <= count) { /* nearly all are 0: pass four at a time */
                __builtin_memcpy(&four, values + i + 1, sizeof four);
                if (four) break;
                i += 4;
            }
        }
    }
    #define tablee_item(things, i) ((void *) PyList_GET_ITEM(things, i))
    #define tablee_is_a(thing, cls) PyObject_TypeCheck((PyObject *) (thing), (PyTypeObject *) (cls))
    #define tablee_exactly(thing, cls) (Py_TYPE(thing) == (PyTypeObject *) (cls))
    static int tablee_expect(PyObject *thing, void *cls) {
        PyGILState_STATE held;
        if (tablee_is_a(thing, cls)) return 1;
        held = PyGILState_Ensure();
        PyErr_Format(PyExc_AssertionError, "a %s instead of a %s", Py_TYPE(thing)->tp_name, ((PyTypeObject *) cls)->tp_name);
        PyErr_WriteUnraisable(NULL);
        PyGILState_Release(held);
        return 0;
    }
    """
    int popcount "tablee_popcount"(u64 m) noexcept nogil
    bint contains "tablee_contains"(u64 m, int n) noexcept nogil
    bint several "tablee_several"(u64 m) noexcept nogil
    int lowest "tablee_lowest"(u64 m) noexcept nogil
    int highest "tablee_highest"(u64 m) noexcept nogil
    int nth_bit "tablee_nth_bit"(u64 m, int n) noexcept nogil
    void spread "tablee_spread"(u64 m, int count, float *out, int at) noexcept nogil
    void scale "tablee_scale"(short *values, int count, float most, float *out, int at) noexcept nogil
    void mark_words "tablee_mark_words"(short *values, int count, int words, float *out, int at) noexcept nogil
    void *item__c "tablee_item"(list things, int i) noexcept nogil
    bint is_a__c "tablee_is_a"(object thing, type cls) noexcept nogil
    bint exactly__c "tablee_exactly"(object thing, type cls) noexcept nogil
    bint expect__c "tablee_expect"(object thing, type cls) noexcept nogil
    void copy_numbers "tablee_copy_numbers"(short *to, short *source, int count) noexcept nogil
