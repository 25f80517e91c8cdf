import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindNames } from '../../cli/kinds/registry.ts';

/** The files that name a kind because their feature is about it, each with its reason: a new kind need not look there. */
const features: Readonly<Record<string, string>> = {
  'cli/resolve/chain.ts': 'The chain is made of topics and groups, and no other kind can stand in it.',
};

/** Words that are no kind where they stand. */
const others: Readonly<Record<string, { readonly words: readonly string[]; readonly meaning: string }>> = {
  'cli/build/write-site.ts': { words: ['site'], meaning: 'the folder in which a site grows' },
  'cli/output/hold-folder.ts': { words: ['site'], meaning: 'the command that holds a folder, where it has not said' },
  'cli/edit/adopt-course.ts': { words: ['term'], meaning: 'a line at the top of a course of al-folio' },
  'cli/report/sarif.ts': { words: ['site'], meaning: 'the name of this program' },
  'cli/watch/dev.ts': { words: ['site'], meaning: 'the part of the program that logs' },
  'cli/metadata/scholar.ts': { words: ['reference'], meaning: 'a tag of Google Scholar' },
  'cli/registries/doi.ts': { words: ['reference'], meaning: 'a key of Crossref' },
  'cli/core/reference-types.ts': { words: ['data-set', 'reference'], meaning: 'types at ORCID and in BibLaTeX' },
  'cli/render/code.ts': { words: ['group'], meaning: 'a role of ARIA' },
  'cli/render/handlers.ts': { words: ['group'], meaning: 'a role of ARIA' },
  'cli/build/resume.ts': { words: ['talk', 'course'], meaning: 'types of projects in JSON Resume' },
  'cli/studio/app/field-row.tsx': { words: ['group'], meaning: 'a CSS class' },
  'cli/studio/app/top-bar.tsx': { words: ['news'], meaning: 'a CSS class' },
};

// Whatever has an address is a page; the kind of the same name has no other.
const names = new Set<string>(kindNames.filter((name) => name !== 'page'));

/** The code of the compiler outside the room of the kinds. */
const files = readdirSync('cli', { recursive: true, encoding: 'utf8' })
  .map((name) => `cli/${name.replaceAll('\\', '/')}`)
  .filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !name.startsWith('cli/kinds/'));

function parse(path: string, text = readFileSync(path, 'utf8')) {
  const { program, errors } = parseSync(path, text);
  assert.equal(errors, [], path);
  return program;
}

/**
 * The kinds that code names as values: as a text, types left out, as a key of the registry, or as the keys of a table
 * that has nothing but kinds.
 */
function findNames(program: ReturnType<typeof parse>): string[] {
  const found: string[] = [];
  const inTypes = new Set<unknown>();
  new Visitor({
    TSLiteralType: ({ literal }) => void inTypes.add(literal),
    Literal(node) {
      if (typeof node.value === 'string' && !inTypes.has(node)) found.push(node.value);
    },
    TemplateLiteral({ quasis, expressions }) {
      if (expressions.length === 0) found.push(quasis[0]?.value.cooked ?? '');
    },
    MemberExpression({ object, property }) {
      const isRegistry = object.type === 'Identifier' && /^(?:kinds|schemas)$/.test(object.name);
      if (isRegistry && property.type === 'Identifier') found.push(property.name);
    },
    ObjectExpression({ properties }) {
      const keys = properties.map((one) =>
        one.type === 'Property' && one.key.type === 'Identifier' && !one.computed && !one.shorthand ? one.key.name : '',
      );
      if (keys.length > 1 && keys.every((key) => names.has(key))) found.push(...keys);
    },
  }).visit(program);
  return found.filter((word) => names.has(word));
}

test('a kind is found by its name in texts, templates, tables and the registry, and not in types', () => {
  const find = (text: string) => findNames(parse('example.ts', text));
  assert.equal(find("const kind: 'topic' = pick<'paper'>();"), []);
  assert.equal(find("if (kind === 'topic') read(`paper`);"), ['topic', 'paper']);
  assert.equal(find('kinds.paper; schemas.topic; model.site;'), ['paper', 'topic']);
  assert.equal(find('show({ topic: 1, paper: 2 }); tell({ site, group }); tell({ answer: 1 });'), ['topic', 'paper']);
});

test('no room but that of the kinds names one, unless its feature is about it', () => {
  const naming = files.filter((file) => findNames(parse(file)).some((name) => !others[file]?.words.includes(name)));
  assert.equal(naming.sort(), Object.keys(features).sort());
  assert.ok(naming.length <= 6, 'Six files may name a kind, and no more.');
  const idle = Object.entries(others).flatMap(([file, { words }]) => {
    const written = findNames(parse(file));
    return words.filter((word) => !written.includes(word)).map((word) => `${file}: ${word}`);
  });
  assert.equal(idle, [], 'These words are not there any more.');
});

test('no room but that of the kinds imports the module of one', () => {
  const modules = readdirSync('cli/kinds').filter((name) => /^export const title = /m.test(readKind(name)));
  assert.is(modules.length, kindNames.length);
  const importing = files.filter((file) => {
    const found: string[] = [];
    new Visitor({ ImportDeclaration: ({ source }) => void found.push(source.value) }).visit(parse(file));
    return found.some((from) => modules.some((name) => from.endsWith(`kinds/${name}`)));
  });
  assert.equal(importing, []);
});

function readKind(name: string): string {
  return name.endsWith('.ts') ? readFileSync(`cli/kinds/${name}`, 'utf8') : '';
}

test.run();
