import { findNearestAddress } from '../../core/nearest.ts';
import type { Finding } from '../../core/problem.ts';
import { folderOf, isCollection, locateFile } from '../../kinds/paths.ts';
import { type AnyDocument, readKey } from '../../parse/document.ts';
import { addressesOf, fileOfAddress, sourceOfAddress } from '../../resolve/addresses.ts';
import { hasUnreadable } from '../../resolve/model.ts';
import { listLost, listPublic } from '../../resolve/routes-lock.ts';
import type { Rule } from '../rule.ts';

export const lostAddress: Rule = {
  id: 'lost-address',
  level: 'error',
  finds: "An address that was public has disappeared, and other people's links to it would break.",
  example: { file: 'routes.lock', wrong: '/resources/decisions', right: '/resources/decision' },
  *check(model) {
    const isMerged = model.recorded?.some(({ address }) => !address.startsWith('/'));
    if (model.recorded === null || isMerged || hasUnreadable(model)) return;
    const path = `${model.contentName}/routes.lock`;
    const recorded = new Set(model.recorded.map((one) => one.address));
    const unrecorded = listPublic(model.addresses).filter((address) => !recorded.has(address));
    const lost = listLost(model);
    const held = new Set<string>();
    for (const page of lost.length === 0 ? [] : model.drafts) {
      const addresses = addressesOf(page).filter((address) => lost.some((one) => one.address === address));
      for (const address of addresses) held.add(address);
      if (addresses.length > 0) yield describeHeld(page, addresses);
    }
    for (const { address, line } of lost) {
      if (held.has(address)) continue;
      yield {
        at: { path, line, column: 1, length: address.length },
        reason: `Nothing answers at \`${address}\` any more.`,
        hint: `Add \`aliases: [${address}]\` to the page that took its place. To give the address up, ${describeWay(address)}.`,
        missing: sourceOfAddress(address),
        suggestion: findNearestAddress(address, unrecorded),
      };
    }
  },
};

/** How to give up an address at which nothing answers any more. */
function describeWay(address: string): string {
  const file = fileOfAddress(address);
  const located = file === undefined ? null : locateFile(file);
  return located === null || !isCollection(located.kind)
    ? 'remove this line'
    : `type \`npm run site -- remove ${folderOf(located.kind)}/${located.slug}\``;
}

/** The finding for a page that is kept back and whose addresses were public. */
function describeHeld(page: AnyDocument, addresses: readonly string[]): Finding {
  const isMarked = readKey(page, 'draft') === true;
  const named = addresses.map((address) => `\`${address}\``).join(', ');
  const state = isMarked ? 'is a draft' : `will be hidden until ${readKey(page, 'publishAt')}`;
  return {
    at: page.locate([isMarked ? 'draft' : 'publishAt']),
    reason: `${named} ${addresses.length === 1 ? 'is' : 'are'} in the list of public addresses, and this page ${state}.`,
    hint: 'If no reader could open it yet, take it from the list, which is `routes.lock`. Otherwise publish the page now, or give its address as an alias to another.',
  };
}
