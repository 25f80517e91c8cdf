import type { ListForm } from '../../parse/strays/lists.ts';
import { type Advice, type Rule, reportStrays } from '../rule.ts';

export const listForm: Rule = {
  id: 'list-form',
  level: 'warning',
  finds: 'A list is not written as one: its items would run together in one paragraph.',
  example: { wrong: '• Attention\n• Choice', right: '- Attention\n- Choice' },
  checkDocument: ({ body }) => reportStrays(body.strays.lists, (form, text) => advice[form](text)),
};

const items = 'Begin each item with `- ` (or `1. `) on a line of its own.';

const advice: Readonly<Record<ListForm, (text: string) => Advice>> = {
  bullet: (text) => ({
    reason: `\`${/[\ue000-\uf8ff]/.test(text) ? '•' : text}\` makes no list: its items run together in one paragraph.`,
    hint: items,
    suggestion: '- ',
  }),
  dash: (text) => ({
    reason: `A dash, \`${text}\`, makes no list: its items run together in one paragraph.`,
    hint: `${items} Lines of speech are parted by an empty line.`,
    suggestion: '- ',
  }),
  letter: (text) => ({ reason: `\`${text}\` makes no list: its items run together in one paragraph.`, hint: items }),
  number: (text) => ({
    reason: `\`${text}\` makes no list: its items run together in one paragraph.`,
    hint: 'Begin each item with `1. `, `2. ` and so on, on a line of its own.',
    suggestion: '1. ',
  }),
  tight: (text) => ({
    reason: `An ordinary space is missing after \`${text}\`, so this is no list.`,
    hint: `Write \`${text} \` and then the words.`,
  }),
};
