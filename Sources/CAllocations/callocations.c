// Stands before the C library's allocator in the program that links it, and counts. glibc has had no hooks since 2.34.
#include "callocations.h"

#include <errno.h>
#include <stddef.h>
#include <time.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local uint64_t large;

static void note(size_t size) {
    if (size > 4096) ++large;
}

uint64_t callocations_large(void) { return large; }

double callocations_thread_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

void *malloc(size_t size) {
    note(size);
    return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
    // An overflow is the C library's to refuse.
    note(count == 0 ? 0 : size > SIZE_MAX / count ? SIZE_MAX : count * size);
    return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
    note(size);
    return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    note(size);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
    note(size);
    void *made = __libc_memalign(alignment, size);
    if (made == NULL) return ENOMEM;
    *block = made;
    return 0;
}
