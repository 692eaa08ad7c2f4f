#define _GNU_SOURCE 1
#include "clinux.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/magic.h>
#include <openssl/evp.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/timex.h>
#include <sys/vfs.h>
#include <unistd.h>

void clinux_error_text(int error, char *text, size_t capacity) {
    // The GNU variant returns the text, which may or may not be the buffer.
    char local[256];
    snprintf(text, capacity, "%s", strerror_r(error, local, sizeof local));
}

int clinux_rename_no_replace(int from_directory, const char *from, int to_directory, const char *to) {
    return renameat2(from_directory, from, to_directory, to, RENAME_NOREPLACE);
}

ptrdiff_t clinux_directory_entries(int directory, void *entries, size_t capacity) {
    return syscall(SYS_getdents64, directory, entries, capacity);
}

int clinux_is_in_memory(const char *path) {
    struct statfs facts;
    if (statfs(path, &facts) != 0) return -1;
    return facts.f_type == TMPFS_MAGIC || facts.f_type == RAMFS_MAGIC;
}

int clinux_openat(int directory, const char *path, int flags, unsigned int mode) {
    return openat(directory, path, flags, (mode_t)mode);
}

void clinux_name_thread(const char *name) { pthread_setname_np(pthread_self(), name); }

int clinux_thread_stack(void **lowest, size_t *length) {
    pthread_attr_t attributes;
    int status = pthread_getattr_np(pthread_self(), &attributes);
    if (status != 0) return status;
    status = pthread_attr_getstack(&attributes, lowest, length);
    pthread_attr_destroy(&attributes);
    return status;
}

int clinux_clock_is_synchronised(void) {
    struct timex facts = {0};
    return adjtimex(&facts) != -1 && (facts.status & STA_UNSYNC) == 0;
}

static EVP_MD *sha256_method;

// Looked up once: looking it up for each digest takes longer than the digest of a small file.
static void fetch_sha256(void) {
    sha256_method = EVP_MD_fetch(NULL, "SHA256", NULL);
    if (sha256_method == NULL) abort();
}

clinux_sha256 *clinux_sha256_start(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, fetch_sha256);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    if (context == NULL || EVP_DigestInit_ex(context, sha256_method, NULL) != 1) abort();
    return (clinux_sha256 *)context;
}

void clinux_sha256_update(clinux_sha256 *digest, const void *bytes, size_t count) {
    if (EVP_DigestUpdate((EVP_MD_CTX *)digest, bytes, count) != 1) abort();
}

void clinux_sha256_finish(clinux_sha256 *digest, uint8_t out[32]) {
    unsigned int length = 0;
    if (EVP_DigestFinal_ex((EVP_MD_CTX *)digest, out, &length) != 1 || length != 32) abort();
    EVP_MD_CTX_free((EVP_MD_CTX *)digest);
}

void clinux_sha256_abandon(clinux_sha256 *digest) { EVP_MD_CTX_free((EVP_MD_CTX *)digest); }

static void terminate_instead(int number) {
    (void)number;
    const int saved = errno;
    kill(getpid(), SIGTERM);
    errno = saved;
}

void clinux_hang_up_as_termination(void) {
    struct sigaction old, new = {0};
    sigset_t endings;
    sigemptyset(&endings);
    sigaddset(&endings, SIGHUP);
    sigaddset(&endings, SIGINT);
    sigaddset(&endings, SIGTERM);
    pthread_sigmask(SIG_UNBLOCK, &endings, NULL);
    if (sigaction(SIGHUP, NULL, &old) == 0 && old.sa_handler == SIG_IGN) return;
    new.sa_handler = terminate_instead;
    new.sa_flags = SA_RESTART;
    sigemptyset(&new.sa_mask);
    sigaction(SIGHUP, &new, NULL);
}
