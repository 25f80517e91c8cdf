import type { SchemaTools } from './schema-tools.ts';

export const title = 'A data set';
export const folder = 'data';
export const otherFolders = ['datasets', 'dataset', 'tables', 'csv', 'numbers', 'daten'];
export const isOptional = true;
export const text = 'note';
export const hasTable = true;

/** The kinds of plots. */
const plots = ['line', 'bars', 'slope', 'dots'] as const;

/** The positions of the label of a point. */
const sides = ['above', 'below', 'left', 'right'] as const;

export const schema = ({ z, field, optional, listOf }: SchemaTools) =>
  z.strictObject({
    title: field.title,
    plot: z
      .enum(plots)
      .describe(
        'How it is drawn: `line` over numbers or years, `bars` for a few amounts, `slope` for what changed between two states, `dots` for estimates with their intervals.',
      ),
    columns: z
      .array(
        z.strictObject({
          name: field.text.describe('What the first line of the table calls it.'),
          title: field.text.max(80).describe('What readers call it, with its unit.'),
        }),
      )
      .min(2)
      .meta({
        description: 'The columns of the table. The first one names the rows; for a line it is what runs to the right.',
        examples: [[{ name: 'year', title: 'Year' }]],
      }),
    draw: optional(
      z.array(field.text).min(1),
      'The columns that are drawn, where not all after the first are; for dots the estimate and the two ends of its interval.',
    ),
    unit: optional(field.text.max(12), 'What follows every number in the picture, such as `%`.'),
    signed: z.boolean().default(false).describe('`true` for changes: numbers above zero have a plus sign.'),
    ends: optional(
      z.array(field.text.max(40)).length(2),
      'For dots: what it means to be to the left and to the right of zero.',
    ),
    marks: listOf(
      z.strictObject({
        at: z.number().describe('Where on the line: a value of the first column.'),
        text: field.text.max(40).describe('The words beside it.'),
        side: z
          .enum(sides)
          .default('above')
          .describe('Where the words stand: `above` (as long as nothing is said), `below`, `left` or `right`.'),
      }),
      'For a line: points of it that have words.',
    ),
    levels: listOf(
      z.strictObject({
        at: z.number().describe('The height, in the numbers of the table.'),
        text: field.text.max(40).describe('The words on it.'),
      }),
      'For a line: heights that it is compared with.',
    ),
    source: field.text.max(300).describe('Where the numbers were read: authors, year, what and which part.'),
    address: field.link.describe('The https address of that source.'),
    licence: field.text.max(200).describe('What the source allows, in its own words where it says so.'),
    retrieved: z.iso.date().meta({
      description: 'The day on which the numbers were read there, as YYYY-MM-DD.',
      examples: ['2026-11-22'],
    }),
  });
