import { compareText } from '../core/problem.ts';
import type { Model } from '../resolve/model.ts';
import { listPublic, parseLock } from '../resolve/routes-lock.ts';
import type { Revision } from './revision.ts';

const heading = [
  '# The public addresses of this site: each must lead somewhere for ever, if only as an alias.',
  '# Kept by `npm run check -- --update-routes`, and by `npm run site -- move` and `remove`.',
];

/** The text of routes.lock with addresses added, in order, and others removed; every other line stays. */
export function updateLock(text: string | undefined, added: readonly string[], dropped: readonly string[]): string {
  const lines = text === undefined ? [...heading, ''] : text.split('\n');
  const kept = lines.filter((line) => !dropped.includes(addressOf(line)));
  const known = new Set(kept.map(addressOf));
  for (const address of [...new Set(added)].filter((one) => !known.has(one)).sort(compareText)) {
    const after = kept.findIndex((line) => addressOf(line) !== '' && compareText(addressOf(line), address) > 0);
    const end = kept.at(-1) === '' ? kept.length - 1 : kept.length;
    kept.splice(after === -1 ? end : after, 0, address);
  }
  return kept.join('\n');
}

/** Updates routes.lock: adds the addresses that an edit made public, and removes those that it removed. */
export function lockRoutes(revision: Revision, before: Model): void {
  const path = `${before.contentName}/routes.lock`;
  const text = revision.read(path);
  const were = listPublic(before.addresses);
  const are = listPublic(revision.model().addresses);
  const added = text === undefined ? are : are.filter((address) => !were.includes(address));
  const gone = were.filter((address) => !are.includes(address));
  revision.write(path, updateLock(text, added, gone));
}

function addressOf(line: string): string {
  return parseLock(line)[0]?.address ?? '';
}
