import { dayAfter } from '../../core/moment.ts';
import { readKey } from '../../parse/document.ts';
import { isDraft } from '../../resolve/model.ts';
import type { Rule } from '../rule.ts';

export const futureUpdate: Rule = {
  id: 'future-update',
  level: 'warning',
  finds: 'A page says that it was changed on a day that is still to come.',
  example: { wrong: 'updated: 2062-03-01', right: 'updated: 2026-03-01' },
  *checkDocument(document, { today }) {
    const updated = readKey(document, 'updated');
    // Today is Greenwich's day, and east of it the next one has begun.
    if (typeof updated !== 'string' || updated <= dayAfter(today) || isDraft(document, today)) return;
    yield {
      at: document.locate(['updated']),
      reason: `The page says that it changed on ${updated}, which has not come.`,
      hint: 'Correct the year or the day.',
    };
  },
};
