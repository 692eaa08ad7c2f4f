#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/// How many blocks of more than 4 KiB the calling thread has asked the C library for, since it began.
uint64_t callocations_large(void);

/// CPU time of the calling thread, in seconds.
double callocations_thread_seconds(void);

#endif
