import { limits } from '../../lib/limits.ts';

/** The types of file that a proposal may have: the server checks the content, the form the name. */
export const proposalTypes = ['.pdf', '.doc', '.docx', '.odt', '.rtf', '.txt', '.md'] as const;

/** What is wrong with a chosen file; null when it can be sent. */
export function checkFile({ name, size }: File): string | null {
  if (!proposalTypes.some((type) => name.toLowerCase().endsWith(type))) {
    return `${name} cannot be sent: choose a file that ends in ${proposalTypes.slice(0, -1).join(', ')} or ${proposalTypes.at(-1)}`;
  }
  if (size === 0) return `${name} is empty: choose another file`;
  if (size > limits.fileBytes) {
    return `${name} is too large (${formatSize(size)}): choose a file of at most ${formatSize(limits.fileBytes)}`;
  }
  return null;
}

/**
 * What is wrong with a chosen file that is to be sent now; null when it can still be read. It may have been moved or
 * changed since it was chosen, and a browser then says no more than that the sending failed.
 */
export async function checkStillThere(file: File): Promise<string | null> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return null;
  } catch {
    return `${file.name} was moved or changed since you chose it: choose it again`;
  }
}

/** A file's size as a person reads it: `420 KB`, `1.4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  const [value, unit] = bytes < 1_048_576 ? [bytes / 1024, 'KB'] : [bytes / 1_048_576, 'MB'];
  return `${value < 10 ? Number(value.toFixed(1)) : Math.round(value)} ${unit}`;
}
