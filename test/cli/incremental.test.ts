import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Compiled, compileContent, createMemory } from '../../cli/compile.ts';
import type { Problem } from '../../cli/core/problem.ts';
import { emitJsonSchemas } from '../../cli/data/json-schemas.ts';
import { locateFile } from '../../cli/kinds/paths.ts';
import type { AnyDocument } from '../../cli/parse/document.ts';
import type { Content, SourceFile } from '../../cli/read/content.ts';
import { measurePicture } from '../../cli/read/picture.ts';
import { isLock } from '../../cli/read/places.ts';
import { recompile } from '../../cli/recompile.ts';
import { applyEdit, randomEdits, type Texts } from '../support/random-edits.ts';

const options = { today: '2026-01-01', withDrafts: true, shapes: '' };
const from = 'test/fixtures/base/content';
const base: Texts = new Map(
  readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((place) => statSync(join(from, place)).isFile())
    .map((place) => [place, readFileSync(join(from, place), 'utf8')]),
);

/** What reading a folder with these texts gives. */
function toContent(texts: Texts): Content {
  const files: SourceFile[] = [];
  const media = new Map();
  const locks = new Map();
  for (const [place, text] of [...texts].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const located = locateFile(place);
    if (located !== null) files.push({ ...located, path: `content/${place}`, text, changed: null });
    else if (isLock(place)) locks.set(place, text);
    else media.set(`/${place}`, measurePicture(Buffer.from(text)));
  }
  return { name: 'content', files, media, locks, isShallow: false, problems: [] };
}

/** All that a compile writes; null when there is an error. */
function allFiles({ files, model }: Compiled, memory?: ReturnType<typeof createMemory>): Map<string, string> | null {
  return files === null ? null : new Map([...files, ...emitJsonSchemas(model, memory?.remember)]);
}

function assertSame(found: ReadonlyMap<string, string> | null, wanted: ReadonlyMap<string, string> | null): void {
  assert.equal([...(found?.keys() ?? [])], [...(wanted?.keys() ?? [])]);
  for (const [path, text] of wanted ?? []) if (found?.get(path) !== text) assert.is(found?.get(path), text, path);
}

const runs = { numRuns: process.env.LONG === '1' ? 500 : 25 };

test('whatever was edited before, what is compiled with a memory is what is compiled without', () => {
  let sound = 0;
  fc.assert(
    fc.property(randomEdits(base), (edits) => {
      const memory = createMemory();
      let texts = base;
      compileContent(toContent(texts), options, memory);
      for (const edit of edits) {
        texts = applyEdit(texts, edit);
        const kept = compileContent(toContent(texts), options, memory);
        const clean = compileContent(toContent(texts), options);
        assert.equal(kept.problems, clean.problems);
        assertSame(allFiles(kept, memory), allFiles(clean));
        if (clean.files !== null) sound += 1;
      }
    }),
    runs,
  );
  assert.ok(sound > runs.numRuns, 'much of what is compared is a whole site');
});

test('pages that are compiled alone after an edit of their words leave what a whole compile gives', () => {
  let alone = 0;
  fc.assert(
    fc.property(randomEdits(base), (edits) => {
      const memory = createMemory();
      let texts = base;
      let last = compileContent(toContent(texts), options, memory);
      let problems: readonly Problem[] = last.problems;
      let folder = allFiles(last);
      const edited = new Map<string, AnyDocument>();
      for (const edit of edits) {
        const before = texts;
        texts = applyEdit(texts, edit);
        const content = toContent(texts);
        const clean = compileContent(content, options);
        const places = [...before.keys(), ...texts.keys()].filter((place) => before.get(place) !== texts.get(place));
        const changed = content.files.filter(({ path }) => places.some((place) => path === `content/${place}`));
        const isOfTexts =
          changed.length > 0 && places.every((place) => locateFile(place) && texts.has(place) && before.has(place));
        const done = isOfTexts ? recompile(last, problems, changed, memory.parse) : null;
        if (done === null || last.emitted === null || folder === null) {
          last = compileContent(content, options, memory);
          problems = last.problems;
          folder = allFiles(last);
          edited.clear();
        } else {
          alone += 1;
          problems = done.problems;
          for (const document of done.documents) edited.set(document.path, document);
          for (const [path, text] of [...done.pages, ...last.emitted.emitWords([...edited.values()])])
            folder.set(path, text);
        }
        assert.equal(problems, clean.problems);
        assertSame(folder, allFiles(clean));
      }
    }),
    runs,
  );
  assert.ok(alone > 0, 'pages are compiled alone');
});

test.run();
