import { compareText } from '../core/problem.ts';
import { listPublic, parseLock } from '../resolve/lock.ts';
import type { Model } from '../resolve/model.ts';

const heading = [
  '# The public addresses of this site: each must lead somewhere for ever, if only as an alias.',
  '# Kept by `npm run check -- --update-routes`, and by `npm run site -- move` and `remove`.',
];

/** The text of routes.lock with addresses added, in order, and others taken out; every other line stays. */
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

/** What a command does to the list: an address that it made public is added, and what it made vanish is taken out. */
export function lockRoutes(text: string | undefined, before: Model, after: Model): string {
  const [were, are] = [before, after].map(({ addresses }) => listPublic(addresses)) as [string[], string[]];
  const added = text === undefined ? are : are.filter((address) => !were.includes(address));
  return updateLock(
    text,
    added,
    were.filter((address) => !are.includes(address)),
  );
}

function addressOf(line: string): string {
  return parseLock(line)[0]?.address ?? '';
}
