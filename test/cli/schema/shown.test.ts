import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { pickShown, shown, writeShownType } from '../../../cli/schema/shown.ts';

const schema = z.strictObject({
  title: shown(z.string().meta({ description: 'The title.' })),
  place: shown(z.string().optional()),
  terms: shown(z.array(z.strictObject({ year: z.number(), note: z.string().optional() })).default([])),
  draft: z.boolean().default(false),
});

test('what goes to the screen has null for what is left out, in lists as well', () => {
  const frontMatter = { title: 'A course', terms: [{ year: 2027 }], draft: true };
  assert.equal(pickShown(schema, frontMatter), {
    title: 'A course',
    place: null,
    terms: [{ year: 2027, note: null }],
  });
});

test('an apostrophe within a word is printed as one, and an address stays as it is', () => {
  const lines = z.strictObject({ line: shown(z.string()), address: shown(z.string()) });
  const frontMatter = { line: "Shannon's cost", address: "https://example.org/Newcomb'sParadox" };
  assert.equal(pickShown(lines, frontMatter), { ...frontMatter, line: 'Shannon’s cost' });
});

test('its type is written from the schema, with the description of each key', () => {
  assert.is(
    `${writeShownType(schema)}\n`,
    `{
    /** The title. */
    readonly title: string;
    readonly place: string | null;
    readonly terms: readonly {
      readonly year: number;
      readonly note: string | null;
    }[];
  }
`,
  );
});

test.run();
