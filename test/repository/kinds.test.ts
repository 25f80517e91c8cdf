import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'rolldown/utils';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindNames } from '../../cli/kinds/registry.ts';

/** The features that are about one kind, and the files in which they name it: a new kind needs no change there. */
const features = [
  // The chain of topics and groups.
  'cli/resolve/chain.ts',
];

/** Files in which the word does not mean the kind. */
const others: Readonly<Record<string, readonly string[]>> = {
  // A folder that a site is built in, and the name of this program.
  'cli/build/write-site.ts': ['site'],
  'cli/output/hold-folder.ts': ['site'],
  'cli/report/sarif.ts': ['site'],
  'cli/watch/dev.ts': ['site'],
  // A tag of Google Scholar, a key of Crossref and a role of ARIA.
  'cli/metadata/scholar.ts': ['reference'],
  'cli/registries/doi.ts': ['reference'],
  'cli/render/handlers.ts': ['group'],
  // A key of front matter.
  'cli/check/rules/duplicate-term.ts': ['term'],
  // A type of work.
  'cli/registries/orcid-work.ts': ['data-set'],
  // Types of projects in JSON Resume.
  'cli/build/resume.ts': ['talk', 'course'],
};

// Everything with an address is called a page, and the kind of that name has no other.
const names = new Set<string>(kindNames.filter((name) => name !== 'page'));

/** The kinds that a file names as values: in string literals of its code, types aside, or as keys of the registry. */
function findNames(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  assert.equal(errors, []);
  const found: string[] = [];
  const inTypes = new Set<unknown>();
  new Visitor({
    TSLiteralType: ({ literal }) => void inTypes.add(literal),
    Literal(node) {
      if (typeof node.value === 'string' && names.has(node.value) && !inTypes.has(node)) found.push(node.value);
    },
    MemberExpression({ object, property }) {
      const isRegistry = object.type === 'Identifier' && /^(?:kinds|schemas)$/.test(object.name);
      if (isRegistry && property.type === 'Identifier' && names.has(property.name)) found.push(property.name);
    },
  }).visit(program);
  return found;
}

test('no room but that of the kinds names one, unless its feature is about it', () => {
  const files = readdirSync('cli', { recursive: true, encoding: 'utf8' })
    .map((name) => `cli/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('cli/kinds/'));
  const naming = files.filter((file) => findNames(file).some((name) => !others[file]?.includes(name)));
  assert.equal(naming.sort(), [...features].sort());
});

test.run();
