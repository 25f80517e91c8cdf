import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runSiteRule } from '../../../cli/check/check.ts';
import { publishRules } from '../../../cli/check/publish-rules.ts';
import { allRules } from '../../../cli/check/rules.ts';
import type { Problem } from '../../../cli/core/problem.ts';
import type { RuleText } from '../../../cli/core/rule-text.ts';
import { removeKey } from '../../../cli/edit/front-matter.ts';
import { startRevision } from '../../../cli/edit/revision.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { judgeEntry } from '../../../cli/read/entries.ts';
import { createSite } from '../../../cli/site.ts';

/**
 * The examples of the rules are run against a site with the pages that they name: the wrong one breaks its rule, the
 * right one leaves no error. Those in brackets say in words what cannot be shown in a few lines; they have fixtures.
 */

const today = '2026-06-01';
const content = await readContent('test/fixtures/examples/content');
const site = createSite(content, { today });

/** What must be there beside an example for it to be one. */
const beside: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'chain-fork': { 'topics/application.md': 'next: housing' },
  'chain-pin': { 'topics/businessandpolicy.md': 'next: decision', 'topics/decision.md': 'next: foundation' },
  'draft-link': { 'topics/in-preparation.md': 'draft: true' },
  'duplicate-ask': { 'answers/mistakes.md': "question: 'What is a mistake?'" },
  'hidden-group': { 'topics/in-preparation.md': 'group: example\norder: 10\ndraft: true' },
  'idle-link': { 'site.md': 'api: none' },
  'duplicate-term': { 'terms/calibration.md': "term: 'calibration'" },
};

/** The rest of the site still breaks the rule, or what is beside the example does. */
const wrongOnly = ['chain-fork', 'chain-pin', 'draft-link', 'empty-group', 'hidden-group', 'publish-placeholder'];

const fresh: Readonly<Record<string, string>> = {
  topics:
    '---\ntitle: Example\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.\n',
  pages:
    '---\ntitle: Example\ndescription: How attention is measured by the choices that people make.\n---\n\nAttention is scarce.\n',
  references: '---\ntype: article\nauthors: [Ada Writer]\ntitle: An Example\nyear: 2020\n---\n',
  groups: '---\ntitle: Example\norder: 90\n---\n',
  answers: '---\nquestion: What is an example?\n---\n\nOne of many.\n',
  courses:
    '---\ntitle: Example\ndescription: How attention is measured by the choices that people make.\ninstitution: Example\n---\n',
  terms: '---\nterm: an example\nplain: One of many.\nprecise: An element of a set.\n---\n',
};

/** A file with a snippet put in: a whole file, keys at the top, or text. */
function putIn(text: string, snippet: string): string {
  if (snippet.startsWith('---')) return `${snippet}\n`;
  if (!/^[\w-]+:/.test(snippet)) return text.replace(/(\n---\n)[\s\S]*$/, `$1\n${snippet}\n`);
  const [keys = '', ...rest] = snippet.split('\n\n');
  const names = [...keys.matchAll(/^([\w-]+):/gm)].map((match) => match[1] ?? '');
  const without = names.reduce((left, name) => removeKey(left, name), text);
  const withKeys = without.replace('\n---\n', `\n${keys}\n---\n`);
  return rest.length === 0 ? withKeys : withKeys.replace(/(\n---\n)[\s\S]*$/, `$1\n${rest.join('\n\n')}\n`);
}

function findProblems(rule: RuleText, snippet: string): Problem[] {
  const isName = /^[\w ./-]+\.(?:md|txt|svg)$/.test(snippet);
  if (isName && !/^(?:topics|pages)\/[^/]+\.md$/.test(snippet)) {
    const fault = judgeEntry({ relativePath: snippet, type: 'file', size: 1 }, `content/${snippet}`, () => false);
    return fault === null ? [] : [fault];
  }
  const revision = startRevision(content, today);
  const put = (place: string, piece: string) => {
    const path = `content/${place}`;
    const start = fresh[place.slice(0, place.indexOf('/'))] ?? '';
    revision.write(path, place === 'routes.lock' ? `${piece}\n` : putIn(revision.read(path) ?? start, piece));
  };
  for (const [place, piece] of Object.entries(beside[rule.id] ?? {})) put(place, piece);
  put(isName ? snippet : (rule.example.file ?? 'topics/example.md'), isName ? 'title: Example' : snippet);
  return problemsOf(revision.content(), rule);
}

function problemsOf(changed: Content, rule: RuleText): Problem[] {
  site.set(changed);
  const asked = publishRules.find((one) => one.id === rule.id);
  return asked === undefined ? [...site.problems] : runSiteRule(site.model, asked);
}

for (const rule of [...allRules, ...publishRules]) {
  const { wrong, right } = rule.example;
  if (wrong.startsWith('(')) continue;

  test(`the wrong example of ${rule.id} breaks it`, () => {
    assert.ok(
      findProblems(rule, wrong).some((problem) => problem.rule === rule.id),
      JSON.stringify(findProblems(rule, wrong)),
    );
  });

  if (right.startsWith('(') || wrongOnly.includes(rule.id)) continue;
  test(`the right example of ${rule.id} leaves no error`, () => {
    const left = findProblems(rule, right).filter((problem) => problem.level === 'error' || problem.rule === rule.id);
    assert.equal(left, []);
  });
}

test.run();
