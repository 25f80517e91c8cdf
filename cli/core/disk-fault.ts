/** An operation that the disk or the operating system refused. Its message is for a person: path, cause and remedy. */
export class DiskFault extends Error {
  readonly code: string;
  /** What happened, in a few words. */
  readonly reason: string;
  /** What to do about it, in a sentence. */
  readonly remedy: string;

  constructor(path: string, code: string, operation: Operation, cause: unknown) {
    const [reason, remedy] = causes[code] as Cause;
    super(`\`${path}\` cannot be ${operation}: ${reason}. ${remedy}`, { cause });
    this.code = code;
    this.reason = reason;
    this.remedy = remedy;
  }
}

/** What was being done with a file or a folder. */
type Operation = 'read' | 'written' | 'opened' | 'made' | 'removed';

/**
 * The disk fault for an error of the file system; null for any other error. Some errors lack their path or operation;
 * the caller passes these.
 */
export function asDiskFault(
  error: unknown,
  known: { readonly path?: string; readonly operation?: Operation } = {},
): DiskFault | null {
  if (error instanceof DiskFault) return error;
  if (!(error instanceof Error)) return null;
  const { code, syscall = '', path: named, dest } = error as NodeJS.ErrnoException & { readonly dest?: string };
  const path = known.path ?? dest ?? named;
  if (code === undefined || path === undefined || !Object.hasOwn(causes, code)) return null;
  if (syscall.startsWith('spawn')) return null;
  const [called = 'opened'] = calls.find(([, names]) => names.includes(syscall)) ?? [];
  return new DiskFault(path, code, known.operation ?? called, error);
}

/** Whether an error is a system error with one of these codes. */
export function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Runs work on a file or a folder; if the disk refuses, it throws a DiskFault with that path and operation. */
export function atDisk<T>(path: string, operation: Operation, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw asDiskFault(error, { path, operation }) ?? error;
  }
}

/** The system calls of each operation. */
const calls: readonly (readonly [Operation, readonly string[]])[] = [
  ['read', ['read', 'scandir', 'stat', 'lstat']],
  ['written', ['write', 'rename', 'copyfile', 'fsync', 'ftruncate']],
  ['made', ['mkdir', 'mkdtemp']],
  ['removed', ['unlink', 'rmdir', 'rm']],
];

/** What happened, and what to do about it. */
type Cause = readonly [cause: string, remedy: string];

const permission: Cause = ['permission is denied', 'Give yourself the permission, or choose another place.'];
const tooManyFiles: Cause = ['too many files are open', 'Close other programs, or raise the limit (`ulimit -n`).'];

const causes: Readonly<Record<string, Cause>> = {
  EACCES: permission,
  EPERM: permission,
  EROFS: ['the disk is read-only', 'Make it writable, or choose another place.'],
  ENOSPC: ['the disk is full', 'Make room on it.'],
  EDQUOT: ['your share of the disk is used up', 'Make room on it.'],
  EFBIG: ['the file is too large for the disk', 'Make it smaller, or choose another place.'],
  EMFILE: tooManyFiles,
  ENFILE: tooManyFiles,
  ENAMETOOLONG: ['the name is too long for the disk', 'Choose a shorter one.'],
  EISDIR: ['a folder stands where a file should be', 'Move the folder away.'],
  ENOTDIR: ['a file stands where a folder should be', 'Move the file away.'],
  EEXIST: ['something else stands there', 'Move it away.'],
  ENOTEMPTY: ['the folder is not empty', 'Look what else stands in it.'],
  ENOENT: ['it is not there, or the folder around it is gone', 'Put it back, and try again.'],
  EXDEV: ['it lies on another disk than the folder around it', 'Bring both onto one disk.'],
  ELOOP: ['symbolic links lead in a circle', 'Put the file itself there.'],
  EBUSY: ['another program is using it', 'Close that program.'],
  EIO: ['the disk reports an error', 'Look after the disk, and copy its files elsewhere.'],
};
