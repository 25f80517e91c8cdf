import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Problem } from '../../../cli/core/problem.ts';
import { formatSarif } from '../../../cli/report/sarif.ts';

const require = createRequire(import.meta.url);
const Ajv = require('ajv-draft-04').default;
const schema = JSON.parse(
  readFileSync(require.resolve('@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'),
);
const validate = new Ajv({ strict: false, validateFormats: false, unicodeRegExp: false }).compile(schema);

const problem: Problem = {
  path: 'content/topics/a b.md',
  line: 7,
  column: 12,
  length: 9,
  level: 'error',
  rule: 'unknown-reference',
  reason: '`caplin-2011` is not a reference.',
  hint: 'Add a file to `content/references/`.',
  suggestion: 'caplin-dean-2011',
};
const rules = [
  { id: 'unknown-reference', level: 'error', finds: 'A citation has no publication.' },
  { id: 'alt', level: 'info', finds: 'A picture does not say what it shows.' },
] as const;

function assertValid(text: string) {
  const log = JSON.parse(text);
  validate(log);
  assert.equal(validate.errors ?? [], []);
  return log;
}

test('a report validates against the published schema, whatever the problems are', () => {
  const any: fc.Arbitrary<Problem> = fc.record({
    path: fc.oneof(
      fc.constant('content/site.md'),
      fc.string().map((name) => `content/${name}.md`),
    ),
    line: fc.integer({ min: 1 }),
    column: fc.integer({ min: 1, max: 10_000 }),
    length: fc.nat(500),
    level: fc.constantFrom('error', 'warning', 'info'),
    rule: fc.constantFrom('alt', 'unknown-reference', 'a-rule-of-no-list'),
    reason: fc.string(),
    hint: fc.option(fc.string()),
    suggestion: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 5 }), (problems) => void assertValid(formatSarif(problems, rules))),
    { numRuns: 100 },
  );
});

test('the validator refuses a log with a wrong level, so that the test above can fail', () => {
  const log = JSON.parse(formatSarif([problem], rules));
  log.runs[0].results[0].level = 'fatal';
  assert.is(validate(log), false);
});

test('a problem becomes a result with its place, its rule and everything that helps', () => {
  const [run] = assertValid(formatSarif([problem], rules)).runs;
  assert.equal(run.results, [
    {
      ruleId: 'unknown-reference',
      ruleIndex: 1,
      level: 'error',
      message: {
        text: '`caplin-2011` is not a reference. Did you mean `caplin-dean-2011`? Add a file to `content/references/`.',
      },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'content/topics/a%20b.md', uriBaseId: 'ROOT' },
            region: { startLine: 7, startColumn: 12, endColumn: 21 },
          },
        },
      ],
    },
  ]);
  assert.is(run.tool.driver.rules[1].shortDescription.text, 'A citation has no publication.');
});

test.run();
