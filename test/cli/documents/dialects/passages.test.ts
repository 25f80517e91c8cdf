import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Phase, phases } from '../../../../cli/documents/dialects/phases.ts';
import { hideDollars, showDollars } from '../../../../cli/documents/dialects/protect.ts';
import { dialects, listPassages, rewriteDialects, rewritePassage } from '../../../../cli/documents/dialects/rewrite.ts';

const listed = Object.entries(dialects).flatMap(([program, dialect]) =>
  phases.flatMap((phase) =>
    Object.entries(dialect[phase] ?? {}).map(([name, passage]) => ({ program, name: `${phase}: ${name}`, passage })),
  ),
);

for (const { program, name, passage } of listed)
  test(`${program}, ${name}`, () => {
    assert.ok(passage.examples.some(([there, here]) => there !== here));
    for (const [there, here] of passage.examples) {
      assert.is(showDollars(rewritePassage(hideDollars(there), passage)), here, 'alone');
      assert.is(rewriteDialects(there, program === 'pandocAlone'), here, 'with all others');
    }
  });

test('no passage is read in code, and none in a formula but those that say so', () => {
  for (const { program, name, passage } of listed)
    for (const [there] of passage.examples) {
      const isPandoc = program === 'pandocAlone';
      const code = `\`\`\`\`\n${there}\n\`\`\`\``;
      assert.is(rewriteDialects(code, isPandoc), code, name);
      const formula = `$$\n${there.trim()}\n$$`;
      if (!passage.inFormulas && !there.includes('$')) assert.is(rewritePassage(formula, passage), formula, name);
    }
});

/** What one program writes: examples by themselves, within other text and together, and the files of the fixtures. */
function listTexts(): readonly string[] {
  const examples = Object.keys(dialects).map((own) =>
    listed.flatMap(({ program, passage }) => (program === own ? passage.examples.map(([there]) => there) : [])),
  );
  const files = readdirSync('test/fixtures', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
    .filter((text) => text.length < 20_000);
  const within = examples
    .flat()
    .flatMap((text) => [`- ${text.replaceAll('\n', '\n  ')}`, text.replace(/^/gm, '> '), `So ${text} is\n${text}.`]);
  return [...new Set([...examples.flat(), ...within, ...examples.map((one) => one.join('\n\n')), ...files])];
}

/** A list in an order that depends on the seed alone. */
function shuffle<T>(list: readonly T[], seed: number): readonly T[] {
  const shuffled = [...list];
  let state = seed;
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    const other = Math.floor((state / 2 ** 32) * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
  }
  return shuffled;
}

const texts = listTexts();
const written = [false, true].map((isPandoc) => texts.map((text) => rewriteDialects(text, isPandoc)));
for (const shuffled of phases)
  test(`the order of the passages within a phase does not matter: ${shuffled}`, () => {
    for (const isPandoc of [false, true])
      for (const seed of [1, 2, 3, 4, 5]) {
        const list = (phase: Phase) => {
          const passages = listPassages(phase, isPandoc);
          return phase === shuffled ? shuffle(passages, seed) : passages;
        };
        for (const [index, text] of texts.entries())
          assert.is(rewriteDialects(text, isPandoc, list), written[Number(isPandoc)]?.[index], `seed ${seed}: ${text}`);
      }
  });

test.run();
