import type { ElementContent } from 'hast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { typesetMath } from '../../../cli/render/math.ts';
import { countCalls } from '../../support/count-calls.ts';
import { compileChanged, topic } from '../../support/workspace.ts';

function write(tex: string): string {
  const say = (node: ElementContent): string => {
    if (node.type === 'text') return node.value;
    if (node.type !== 'element') return '';
    const properties = Object.entries(node.properties).filter(([name]) => name !== 'style' && name !== 'display');
    const open = [node.tagName, ...properties.map(([name, value]) => `${name}=${value}`)].join(' ');
    return `<${open}>${node.children.map(say).join('')}</${node.tagName}>`;
  };
  const typeset = typesetMath(tex, false);
  return 'nodes' in typeset ? typeset.nodes.map(say).join('') : typeset.fault;
}

test('brackets around a fraction may grow, and those in a line may not', () => {
  assert.match(write('\\left(\\frac{n}{2}\\right)'), '<mo>(</mo>');
  assert.match(write('(n)'), '<mo stretchy=false>(</mo>');
});

test('a letter is slanted, a word upright', () => {
  assert.is(write('p'), '<math><mi>p</mi></math>');
  assert.is(write('\\Delta'), '<math><mi>Δ</mi></math>');
  assert.match(write('\\ln x'), '<mi mathvariant=normal>ln</mi>');
  assert.match(write('\\mathrm{d}x'), '<mi mathvariant=normal>d</mi>');
});

test('a plain fraction within a line has a slash', () => {
  assert.is(write('0.4\\times\\tfrac14=0.1').replace(/<[^>]*>/g, ''), '0.4×1/4=0.1');
  assert.not.match(write('\\pi=\\frac12'), 'mfrac');
});

test('a fraction stays one where a slash would change what is read', () => {
  for (const tex of ['\\frac12 x', 'x\\frac12', '\\frac12(a+b)', '\\frac12^n', '\\frac{n}{n+1}'])
    assert.match(write(tex), 'mfrac', tex);
});

test('the columns of a formula keep the side to which they are set, and their lines', () => {
  assert.is(
    write('\\begin{aligned}a&=b\\end{aligned}').replace(/^.*?<mtr>|<\/mtr>.*$/g, ''),
    '<mtd columnalign=right><mi>a</mi></mtd><mtd columnalign=left><mrow><mo>=</mo><mi>b</mi></mrow></mtd>',
  );
  assert.match(write('\\begin{cases}1&x\\\\2&y\\end{cases}'), /(<mtd columnalign=left>.*){4}/);
  assert.match(write('\\begin{array}{l|c}1&2\\\\\\hline 3&4\\end{array}'), '<mtd className=border-bottom>');
  assert.match(write('\\begin{array}{l|c}1&2\\end{array}'), '<mtd columnalign=left className=border-right>');
});

test('what is enclosed stays enclosed', () => {
  assert.is(write('\\overline{x}'), '<math><menclose notation=top><mi>x</mi></menclose></math>');
  assert.is(write('\\boxed{x}'), '<math><menclose notation=box><mi>x</mi></menclose></math>');
});

test('a formula is typeset once for its check, its page and the texts that are searched', async () => {
  const compileWith = (text: string) => compileChanged({ 'topics/gamma.md': topic(text) });
  await compileWith('A text.');
  const count = await countCalls('/cli/render/math.ts', 'typesetAnew', async () => {
    const { files } = await compileWith('Here $q_{37} + 1$ is.');
    assert.match(String(files?.get('search.json')), 'q_37');
  });
  assert.is(count, 1);
});

test.run();
