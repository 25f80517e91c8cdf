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
  bullet: (text) => runTogether(`\`${/[\ue000-\uf8ff]/.test(text) ? '•' : text}\``, items, '- '),
  dash: (text) => runTogether(`A dash, \`${text}\`,`, `${items} Lines of speech are parted by an empty line.`, '- '),
  letter: (text) => runTogether(`\`${text}\``, items),
  number: (text) =>
    runTogether(`\`${text}\``, 'Begin each item with `1. `, `2. ` and so on, on a line of its own.', '1. '),
  tight: (text) => ({
    reason: `An ordinary space is missing after \`${text}\`, so this is no list.`,
    hint: `Write \`${text} \` and then the words.`,
  }),
};

function runTogether(sign: string, hint: string, suggestion?: string): Advice {
  return { reason: `${sign} makes no list: its items run together in one paragraph.`, hint, suggestion };
}
