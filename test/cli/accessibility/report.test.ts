import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reportViolations, type Violation } from '../../../cli/accessibility/report.ts';

const source = {
  path: 'content/topics/alpha.md',
  text: '---\ntitle: Alpha\n---\n\nIt is told in "plain\nwords", and [here](/contact).\n',
};

const violation: Violation = {
  route: '/resources/alpha',
  rule: 'link-name',
  isGrave: true,
  help: 'Links must have discernible text',
  helpUrl: 'https://axe.example.org/link-name?application=axe',
  html: '<a href="/contact"></a>',
  isText: true,
  clues: ['/contact'],
};

const report = (...violations: Violation[]) => reportViolations(violations, () => source, 'mine/site.md');

test('a violation is told at the words of the author that it was made of', () => {
  assert.equal(report(violation), [
    {
      path: 'content/topics/alpha.md',
      line: 6,
      column: 20,
      length: 8,
      level: 'error',
      rule: 'accessibility',
      reason:
        'On `/resources/alpha`, `<a href="/contact"></a>` breaks the rule link-name: Links must have discernible text.',
      hint: 'https://axe.example.org/link-name says how to mend it.',
      suggestion: null,
    },
  ]);
});

test('words are found across lines and with other quotes, by their beginning where the end was set otherwise', () => {
  const [problem] = report({ ...violation, clues: ['/nowhere', 'It is told in “plain words” and elsewhere'] });
  assert.equal([problem?.line, problem?.column, problem?.length], [5, 1, 13]);
});

test('a violation without a trace in the text is told at the beginning of its file', () => {
  const [problem] = report({ ...violation, isGrave: false, clues: ['', 'unheard of'] });
  assert.equal([problem?.path, problem?.line, problem?.level], ['content/topics/alpha.md', 1, 'warning']);
});

test('what breaks in the frame of every page is told once', () => {
  const inFrame = { ...violation, isText: false };
  const problems = report(inFrame, { ...inFrame, route: '/contact' }, { ...inFrame, html: '<a></a>' });
  assert.equal(
    problems.map(({ path, reason }) => [path, reason.slice(0, 50)]),
    [
      ['mine/site.md', 'On `/resources/alpha`, `<a href="/contact"></a>` b'],
      ['mine/site.md', 'On `/resources/alpha`, `<a></a>` breaks the rule l'],
    ],
  );
});

test.run();
