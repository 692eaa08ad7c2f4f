// Names nothing of glibc itself, or its types would be defined twice for Swift.
// What glibc hides from Swift: variadic and feature-gated calls, macros that cast, and libcrypto's digests.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the text of an error number, always terminated.
void clinux_error_text(int error, char *text, size_t capacity);

/// renameat2 with RENAME_NOREPLACE. 0, or -1 with errno.
int clinux_rename_no_replace(int from_directory, const char *from, int to_directory, const char *to);

/// getdents64, which the C library keeps behind a buffer of its own: entries from where the descriptor stands, as many
/// as fit. Their bytes; 0 at the end, or -1 with errno.
ptrdiff_t clinux_directory_entries(int directory, void *entries, size_t capacity);

/// Whether a path lies on a file system in memory, tmpfs or ramfs. 1 or 0, or -1 with errno.
int clinux_is_in_memory(const char *path);

/// openat; the variadic original does not import. A descriptor, or -1 with errno.
int clinux_openat(int directory, const char *path, int flags, unsigned int mode);

/// The name of the calling thread, at most 15 bytes.
void clinux_name_thread(const char *name);

/// The stack of the calling thread, which grows towards its lowest address (pthread_getattr_np). 0, or an errno.
int clinux_thread_stack(void **lowest, size_t *length);

/// Whether the kernel holds the wall clock to be in step with another (adjtimex without STA_UNSYNC).
int clinux_clock_is_synchronised(void);

/// Lets SIGHUP do what SIGTERM does, unless whoever started the process had it ignored (nohup).
/// A mask that the parent left behind is taken off these and SIGINT; call before other threads start.
/// In C: a signal arrives on any thread, and a Swift closure may belong to an actor.
void clinux_hang_up_as_termination(void);

/// SHA-256 by libcrypto. The handle belongs to the caller until `finish` or `abandon` frees it.
typedef struct clinux_sha256 clinux_sha256;
clinux_sha256 *clinux_sha256_start(void);
void clinux_sha256_update(clinux_sha256 *digest, const void *bytes, size_t count);
void clinux_sha256_finish(clinux_sha256 *digest, uint8_t out[32]);
void clinux_sha256_abandon(clinux_sha256 *digest);
