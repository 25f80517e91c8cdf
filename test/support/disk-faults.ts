import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Calls of node:fs, and `rename` of node:fs/promises, that fail as on a broken disk: which calls, with what code, for
 * paths of which pattern, and after how many that succeed.
 */
export interface PlantedFault {
  readonly call:
    | 'readdirSync'
    | 'openSync'
    | 'writeFileSync'
    | 'rename'
    | 'renameSync'
    | 'linkSync'
    | 'mkdirSync'
    | 'rmSync'
    | 'fsyncSync'
    | 'readFileSync';
  readonly code: string;
  readonly path: string;
  readonly after?: number;
  /** How many of them fail; by default all from then on. */
  readonly times?: number;
}

type Call = (...args: unknown[]) => unknown;

/** Makes these calls fail for every caller until the returned function is called. */
export function plantFaults(faults: readonly PlantedFault[]): () => void {
  const { rename } = fs.promises;
  const calls = fs as unknown as Record<string, Call | undefined>;
  const waiting = fs.promises as unknown as Record<string, Call>;
  const real = Object.fromEntries(['openSync', ...faults.map((one) => one.call)].map((name) => [name, calls[name]]));
  const opened = new Map<unknown, unknown>();
  calls.openSync = (path, ...rest) => {
    const handle = (real.openSync as Call)(path, ...rest);
    opened.set(handle, path);
    return handle;
  };
  for (const fault of faults)
    if (fault.call === 'rename') waiting.rename = refuse(fault, waiting.rename as Call, opened);
    else calls[fault.call] = refuse(fault, calls[fault.call] as Call, opened);
  syncBuiltinESMExports();
  return () => {
    Object.assign(calls, real);
    fs.promises.rename = rename;
    syncBuiltinESMExports();
  };
}

function refuse(
  { call, code, path, after = 0, times = Number.POSITIVE_INFINITY }: PlantedFault,
  work: Call,
  opened: Map<unknown, unknown>,
): Call {
  const pattern = new RegExp(path);
  const syscall = call.replace(/(?:File)?Sync$/, '');
  let left = after;
  return (...args) => {
    const names = args.slice(0, call.startsWith('rename') ? 2 : 1).map((one) => String(opened.get(one) ?? one));
    if (!names.some((name) => pattern.test(name))) return work(...args);
    left -= 1;
    if (left >= 0 || left < -times) return work(...args);
    // As in the system, a write does not name the open file.
    const isNamed = syscall !== 'write' && syscall !== 'fsync';
    const named = isNamed ? { path: names[0], ...(names[1] !== undefined && { dest: names[1] }) } : {};
    throw Object.assign(new Error(`${code}: planted, ${syscall}`), { code, syscall, ...named });
  };
}
