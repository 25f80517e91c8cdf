import type { Nodes } from 'hast';
import { htmlToHast } from 'satteri';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseBody } from '../../../cli/parse/body.ts';
import { indexLines } from '../../../cli/parse/lines.ts';
import { letterFootnotes } from '../../../cli/render/context.ts';
import { createRenderer } from '../../../cli/render/render.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

/** HTML of a text that passed no check: rendering alone has to be safe. */
function render(text: string): string {
  const { body } = parseBody(text, indexLines('a.md', text));
  const renderer = createRenderer({
    body,
    base: '',
    resolve: (target) => ({ kind: 'broken', cause: 'form', path: target }),
    pictureOf: () => null,
    dataFigure: () => null,
    references: new Map(),
    terms: new Map(),
    letters: letterFootnotes(body),
  });
  return renderer.toHtml(body.root.children);
}

/** What a browser would act on: tags that run or load something, handlers, and addresses of code. */
function findDanger(node: Nodes): string[] {
  const own: string[] = [];
  if (node.type === 'element') {
    if (/^(?:script|iframe|object|embed|style|link|meta|base|form|input|svg|template)$/.test(node.tagName))
      own.push(node.tagName);
    for (const [name, value] of Object.entries(node.properties)) {
      if (/^on|^style$|^srcDoc$/i.test(name)) own.push(name);
      if (/^\s*(?:javascript|vbscript|data)/i.test(String(value).replace(/[^!-~]/g, ''))) own.push(`${name}=${value}`);
    }
  }
  return 'children' in node ? [...own, ...node.children.flatMap(findDanger)] : own;
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'a <b onmouseover=alert(1)>b</b>',
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](vbscript:msgbox(1))',
  '[a](data:text/html,<script>alert(1)</script>)',
  '![a](javascript:alert(1))',
  '![a" onerror="alert(1)](x)',
  '[a](x "t\\" onclick=\\"alert(1)")',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '<svg><script>alert(1)</script></svg>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '$\\href{javascript:alert(1)}{x}$',
  '$\\style{x:expression(alert(1))}{x}$ $\\class{a" onclick="b}{x}$ $\\id{a}{x}$',
  '```js" onclick="alert(1)\nx\n```',
  '# <img src=x onerror=alert(1)>',
  '[^a" onclick="alert(1)]\n\n[^a" onclick="alert(1)]: x',
];

for (const attack of attacks) {
  test(`nothing runs from ${attack.slice(0, 50).replaceAll('\n', ' ')}`, () => {
    assert.equal(findDanger(htmlToHast(render(attack), { fragment: true }) as Nodes), []);
  });
}

test('HTML appears as it is written', () => {
  assert.is(render('A <b>bold</b> claim.'), '<p>A &#x3C;b>bold&#x3C;/b> claim.</p>');
});

test('a long list is rendered within seconds, loose as a whole where one of its items is', async () => {
  await takesAtMost(240, () => {
    assert.is(render('- a\n'.repeat(40_000)).match(/<li>a<\/li>/g)?.length, 40_000);
    assert.is(render(`${'- a\n'.repeat(20_000)}- b\n\n  c\n`).match(/<p>a<\/p>/g)?.length, 20_000);
  });
});

test.run();
