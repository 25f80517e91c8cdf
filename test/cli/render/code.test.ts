import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderCode } from '../../../cli/render/code.ts';
import { renderPlain } from '../../../cli/render/render.ts';

/** The inside of a block of code, as HTML. */
function render(value: string, lang: string | null): string {
  const html = renderPlain([renderCode({ type: 'code', value, lang })]);
  const [, code] =
    /^<div class="code"><pre tabindex="0" role="group" aria-label="Code"><code(.*)<\/code>/s.exec(html) ?? [];
  return code ?? html;
}

test('comments, words of the language, and values have colours of their own', () => {
  assert.is(
    render('# Fit\nif (TRUE) fit <- lm(y ~ x, "a", 2)', 'r'),
    ' class="language-r"><span class="code-comment"># Fit</span>\n' +
      '<span class="code-keyword">if</span> (<span class="code-value">TRUE</span>) fit &#x3C;- lm(y ~ x, ' +
      '<span class="code-value">"a"</span>, <span class="code-value">2</span>)\n',
  );
});

test('a language is known by its usual names, in braces as R Markdown writes it, and with what follows it', () => {
  const first = '<span class="code-keyword">';
  for (const [lang, code] of [
    ['Python', 'def'],
    ['py', 'def'],
    ['{python}', 'def'],
    ['{r, echo=FALSE}', 'if'],
    ['js', 'const'],
    ['ts', 'interface'],
    ['julia', 'begin'],
    ['matlab', 'if'],
    ['stata', 'regress'],
    ['c++', 'int'],
    ['sh', 'if'],
    ['sql', 'select'],
    ['tex', '\\section'],
  ] as const)
    assert.ok(render(`${code} x`, lang).includes(`>${first}${code}`), lang);
});

test('code of no language or of one that is not known is as it was typed', () => {
  assert.is(render('if (a < b)', null), '>if (a &#x3C; b)\n');
  assert.is(render('if (a < b)', 'netlogo'), ' class="language-netlogo">if (a &#x3C; b)\n');
  assert.is(render('', 'r'), ' class="language-r">');
});

test('code with a line that nobody reads, such as data, is as it was typed, and takes no minutes', () => {
  const data = 'a'.repeat(200_000);
  assert.is(render(`const x = 1;\n${data}`, 'js'), ` class="language-js">const x = 1;\n${data}\n`);
  assert.match(render(`const x = "${'a'.repeat(4900)}";`, 'js'), /code-keyword/);
});

test('no sign of a code is lost or changed by its colours', () => {
  const code = '\n\n  f = lambda s: f"<b>{s!r}</b> & {len(s)}"  # ü “é”\n\n\tclass A: """x"""';
  const words = render(code, 'python').replace(/^[^>]*>|<[^>]+>/g, '');
  assert.is(words.replaceAll('&#x3C;', '<').replaceAll('&#x26;', '&'), `${code}\n`);
});

test.run();
