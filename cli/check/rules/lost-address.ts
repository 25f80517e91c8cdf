import { findNearestAddress } from '../../core/nearest.ts';
import { fileOfAddress } from '../../resolve/addresses.ts';
import { listPublic } from '../../resolve/lock.ts';
import { hasUnreadable } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const lostAddress: Rule = {
  id: 'lost-address',
  level: 'error',
  protects: 'An address that was public once leads somewhere for ever: other people link to it.',
  example: { file: 'routes.lock', wrong: '/resources/decisions', right: '/resources/decision' },
  *check(model) {
    const isMerged = model.recorded?.some(({ address }) => !address.startsWith('/'));
    if (model.recorded === null || isMerged || hasUnreadable(model)) return;
    const path = `${model.contentName}/routes.lock`;
    const open = new Set(listPublic(model.addresses));
    const recorded = new Set(model.recorded.map((one) => one.address));
    const unrecorded = [...open].filter((address) => !recorded.has(address));
    for (const { address, line } of model.recorded) {
      if (open.has(address)) continue;
      const held = model.addresses.drafts.has(address);
      yield {
        at: { path, line, column: 1, length: address.length },
        reason: held ? `\`${address}\` was public and is a draft now.` : `Nothing answers at \`${address}\` any more.`,
        hint: held
          ? 'If no reader could open it yet, remove this line. Otherwise publish the page again, or give its address as an alias to another.'
          : `Add \`aliases: [${address}]\` to the page that took its place. To give the address up, remove this line.`,
        missing: held ? undefined : fileOfAddress(address),
        suggestion: held ? undefined : findNearestAddress(address, unrecorded),
      };
    }
  },
};
