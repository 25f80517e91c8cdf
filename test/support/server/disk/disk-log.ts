import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** One call that a program made to the disk: a write, a truncation, a removal, a sync of a file or of the folder, or one that failed. */
export interface Call {
  readonly kind: 'W' | 'T' | 'U' | 'S' | 'D' | 'F';
  readonly file: string;
  readonly at: number;
  readonly bytes: Buffer;
}

/** Reads what record-disk.c wrote down. */
export function readDiskLog(path: string): Call[] {
  const log = readFileSync(path);
  const calls: Call[] = [];
  for (let at = 0; at < log.length; ) {
    const end = log.indexOf(10, at);
    const [kind, offset, length, ...words] = log.toString('utf8', at, end).split(' ');
    const size = kind === 'W' ? Number(length) : 0;
    const bytes = log.subarray(end + 1, end + 1 + size);
    calls.push({ kind: kind as Call['kind'], file: basename(words.join(' ')), at: Number(offset), bytes });
    at = end + 1 + size;
  }
  return calls;
}

function apply(content: Buffer, { kind, at, bytes }: Call): Buffer {
  const size = kind === 'T' ? at : Math.max(content.length, at + bytes.length);
  const changed = Buffer.alloc(size);
  content.copy(changed, 0, 0, size);
  if (kind === 'W') bytes.copy(changed, at);
  return changed;
}

/** A disk that keeps, when the power goes, only what was synced. What was acknowledged was told to somebody else, and stays. */
export class ModelledDisk {
  readonly #kept = new Map<string, Buffer>();
  readonly #pending = new Map<string, Call[]>();
  readonly #removed = new Set<string>();
  acknowledged = '';

  take(call: Call): void {
    if (call.file === 'acknowledged') {
      this.acknowledged += call.bytes.toString('utf8');
      return;
    }
    if (call.kind === 'D') {
      for (const file of this.#removed) this.#kept.delete(file);
      this.#removed.clear();
      return;
    }
    if (call.kind === 'U') {
      this.#removed.add(call.file);
      this.#pending.delete(call.file);
      return;
    }
    if (this.#removed.delete(call.file)) this.#kept.delete(call.file);
    const pending = this.#pending.get(call.file) ?? [];
    this.#pending.set(call.file, pending);
    if (call.kind === 'S') {
      let content = this.#kept.get(call.file) ?? Buffer.alloc(0);
      for (const waiting of pending.splice(0)) content = apply(content, waiting);
      this.#kept.set(call.file, content);
    } else if (call.kind !== 'F') pending.push(call);
  }

  /** What is on it after a power cut; the shared memory beside a log is made anew. */
  keeps(): ReadonlyMap<string, Buffer> {
    return new Map([...this.#kept].filter(([file]) => !file.endsWith('-shm')));
  }
}
