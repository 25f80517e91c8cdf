/*
 * Loaded before a program (LD_PRELOAD): writes down, in the order in which they come, every write, truncation, removal
 * and fsync of files below DISK_FOLDER into DISK_LOG, and lets every DISK_FAULT_EVERYth write or fsync fail with DISK_FAULT.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

typedef ssize_t (*pwrite_function)(int, const void *, size_t, off_t);
typedef ssize_t (*write_function)(int, const void *, size_t);

static pthread_mutex_t turn = PTHREAD_MUTEX_INITIALIZER;
static int log_file = -1;

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

/* The path of a file that is watched, or 0. */
static int find(int file, char *path) {
  const char *folder = getenv("DISK_FOLDER");
  char link[64];
  if (folder == NULL || file == log_file) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  ssize_t length = readlink(link, path, 4095);
  if (length < 0) return 0;
  path[length] = 0;
  return strncmp(path, folder, strlen(folder)) == 0;
}

static void record(char kind, const char *path, long long at, const void *bytes, size_t length) {
  write_function put = (write_function)next("write");
  char head[4300];
  int size = snprintf(head, sizeof head, "%c %lld %zu %s\n", kind, at, length, path);
  pthread_mutex_lock(&turn);
  if (log_file < 0) log_file = open(getenv("DISK_LOG"), O_CREAT | O_WRONLY | O_APPEND, 0600);
  if (put(log_file, head, size) != size || (kind == 'W' && put(log_file, bytes, length) != (ssize_t)length)) abort();
  pthread_mutex_unlock(&turn);
}

static int fails(const char *path) {
  static int calls = 0;
  const char *fault = getenv("DISK_FAULT");
  if (fault == NULL || strstr(path, "/acknowledged") != NULL) return 0;
  if (++calls < 400 || calls % atoi(getenv("DISK_FAULT_EVERY")) != 0) return 0;
  errno = strcmp(fault, "ENOSPC") == 0 ? ENOSPC : EIO;
  record('F', path, 0, NULL, 0);
  return 1;
}

ssize_t pwrite64(int file, const void *bytes, size_t length, off_t at) {
  char path[4096];
  int watched = find(file, path);
  if (watched && fails(path)) return -1;
  ssize_t written = ((pwrite_function)next("pwrite64"))(file, bytes, length, at);
  if (watched && written > 0) record('W', path, at, bytes, written);
  return written;
}

ssize_t pwrite(int file, const void *bytes, size_t length, off_t at) { return pwrite64(file, bytes, length, at); }

ssize_t write(int file, const void *bytes, size_t length) {
  char path[4096];
  int watched = find(file, path);
  long long at = watched ? lseek(file, 0, SEEK_CUR) : 0;
  if (watched && fails(path)) return -1;
  ssize_t written = ((write_function)next("write"))(file, bytes, length);
  if (watched && written > 0) record('W', path, at, bytes, written);
  return written;
}

static int sync_with(const char *name, int file) {
  char path[4096];
  int watched = find(file, path);
  if (watched && fails(path)) return -1;
  int result = ((int (*)(int))next(name))(file);
  /* The sync of a folder makes lasting what was created and removed in it. */
  if (watched && result == 0) record(strcmp(path, getenv("DISK_FOLDER")) == 0 ? 'D' : 'S', path, 0, NULL, 0);
  return result;
}

int fsync(int file) { return sync_with("fsync", file); }
int fdatasync(int file) { return sync_with("fdatasync", file); }

int unlink(const char *path) {
  const char *folder = getenv("DISK_FOLDER");
  int result = ((int (*)(const char *))next("unlink"))(path);
  if (folder != NULL && result == 0 && strncmp(path, folder, strlen(folder)) == 0) record('U', path, 0, NULL, 0);
  return result;
}

int ftruncate64(int file, off_t size) {
  char path[4096];
  int watched = find(file, path);
  int result = ((int (*)(int, off_t))next("ftruncate64"))(file, size);
  if (watched && result == 0) record('T', path, size, NULL, 0);
  return result;
}

int ftruncate(int file, off_t size) { return ftruncate64(file, size); }
