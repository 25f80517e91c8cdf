import { escapeTildes, type MarkupForm } from '../../parse/strays/markup.ts';
import { type Advice, type Rule, reportStrays, shorten } from '../rule.ts';

export const rawMarkup: Rule = {
  id: 'raw-markup',
  level: 'warning',
  finds: 'Readers would see marks in the text that other programs understand and this site does not.',
  example: { wrong: 'People ==differ==.', right: 'People **differ**.' },
  checkDocument: ({ body }) => reportStrays(body.strays.markup, (form, text) => advice[form](text)),
};

const advice: Readonly<Record<MarkupForm, (text: string) => Advice>> = {
  directive: (text) =>
    stays(text, 'Write a callout, `> [!NOTE]` with `> ` before each of its lines, or plain paragraphs.'),
  attributes: (text) => stays(text, 'Take it out: headings get their anchors, and pictures their size, by themselves.'),
  label: (text) => stays(text, 'Write `#` before the label.', `{#${text.slice(1)}`),
  'lost-label': (text) =>
    stays(text, 'Begin the paragraph with `: `, right below the picture, table or formula that it is about.'),
  'lost-pointer': (text) =>
    stays(text, 'Write `[@fig:name]` for what has a caption with that label, and `[words](#heading)` for a section.'),
  'lost-citation': (text) =>
    stays(text, 'Bring in what it cites, and take out the backslashes, which make plain text of a citation.'),
  shortcode: (text) => stays(text, 'Write it in markdown: `content/README.md` says what there is.'),
  contents: (text) => stays(text, 'Take it out: a long page gets its table of contents by itself.'),
  highlight: (text) => stays(text, 'Write `**…**` for words that stand out.', `**${text.slice(2, -2)}**`),
  indent: () => ({
    reason: 'Four spaces or a tab at its beginning make code of this paragraph.',
    hint: 'Begin the line at the margin.',
  }),
  chunk: (text) => ({
    reason: `\`${shorten(text)}\` makes code that R Markdown or Quarto runs. Nothing runs it here: readers see it as it stands.`,
    hint: 'Write the name of the language alone behind the backticks, and in a sentence what the code gives; put in the figure or table that it makes.',
    suggestion: /^\{\.?(\w+)[^{]*\}$/.exec(text)?.[1],
  }),
  option: (text) => ({
    reason: `\`${shorten(text)}\` is said to the program that runs the code, and readers see it.`,
    hint: 'Take these lines out; a figure or table has its caption in a line `: What it shows. {#fig:name}` below it.',
  }),
  assistant: (text) => ({
    reason: `\`${shorten(text)}\` is a mark that a chat assistant leaves for its sources, and stays in the text.`,
    hint: 'Delete it; to name a source, cite a publication with `[@its-id]`.',
  }),
  emoji: (text) => stays(text, 'Type the sign itself, or take it out.'),
  definition: (text) =>
    stays(text, 'Write a term in bold, `**term**: what it means`; above a caption leave a line empty.'),
  emphasis: (text) =>
    stays(text, `Put \`${text}\` right at the first and the last word, without a space, or take it out.`),
  code: () => ({
    reason: 'This backtick begins code that no second one ends, and stays in the text.',
    hint: 'Write a second backtick where the code ends, or take this one out.',
  }),
  raised: (text) => stays(text, 'Type the words without `^`, or write a formula between dollars.'),
  struck: (text) => ({
    reason: `The two \`~\` of \`${shorten(text)}\` strike out what is between them.`,
    hint: 'Write `\\~` for a tilde, a formula between dollars for a lowered sign, and `~~…~~` to strike words out.',
    suggestion: escapeTildes(text),
  }),
  note: (text) => stays(text, 'Write a mark such as `[^a]`, and the note in a line of its own: `[^a]: …`.'),
  number: (text) => ({
    reason: `\`${text}\` is plain text: it leads to no reference and no footnote.`,
    hint: 'Cite a publication with `[@its-id]`, or write a footnote `[^a]`; `\\[` is a plain bracket.',
  }),
};

function stays(text: string, hint: string, suggestion?: string): Advice {
  return { reason: `\`${shorten(text)}\` means nothing here and stays in the text.`, hint, suggestion };
}
