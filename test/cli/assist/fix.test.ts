import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fix } from '../../../cli/assist/fix.ts';
import { fixers } from '../../../cli/assist/fixers/fixers.ts';
import { applySplices } from '../../../cli/core/splice.ts';
import { documentedRules } from '../../../cli/report/documented-rules.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';
import { compileChanged, topic, workspace } from '../../support/workspace.ts';

const folder = workspace({
  'topics/beta.md': topic('## More of it\n\nThe end.', 'aliases: [former]\n')
    .replace('Gamma', 'Beta')
    .replace('order: 10', 'order: 30'),
  'media/figure-1.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>',
});
const site = await folder.compile();
test.after(folder.remove);
const path = 'content/topics/gamma.md';

/** What the first fix of the first problem of a rule makes of a text. */
function mended(text: string, rule: string) {
  site.setText(path, text);
  const problem = site.problemsOf(path).find((one) => one.rule === rule);
  assert.ok(problem, `no ${rule} in ${JSON.stringify(site.problemsOf(path).map((one) => one.rule))}`);
  const [first] = fix(site, problem);
  return first === undefined ? null : { isCertain: first.isCertain, text: applySplices(text, first.splices) };
}

type Slip = readonly [rule: string, wrong: string, right: string];

const plain = topic('Words.');
const inFrontMatter = (line: string) => topic('Words.', `${line}\n`);

const certain: readonly Slip[] = [
  ['yaml-syntax', plain.replace('order: 10', 'order:10'), plain],
  ['yaml-syntax', plain.replace('order: 10', 'order：10'), plain.replace('order: 10', 'order: 10')],
  ['yaml-syntax', plain.replace('order: 10', 'order:\u00a010'), plain],
  [
    'yaml-syntax',
    inFrontMatter('keywords: “a”, “b”: c').replace('“a”, “b”: c', '“a: b”'),
    inFrontMatter('keywords: "a: b"'),
  ],
  [
    'yaml-syntax',
    plain.replace('title: Gamma', 'title: Gamma: a study'),
    plain.replace('title: Gamma', 'title: "Gamma: a study"'),
  ],
  ['yaml-syntax', plain.replace('title: Gamma', '  title: Gamma'), plain],
  ['yaml-syntax', inFrontMatter('keywords:\n- one\n - two'), inFrontMatter('keywords:\n- one\n- two')],
  ['quoted-value', plain.replace('title: Gamma', 'title: “Gamma”'), plain],
  ['wrong-type', plain.replace('order: 10', 'order: "10"'), plain],
  ['wrong-type', inFrontMatter('draft: ja'), inFrontMatter('draft: true')],
  ['wrong-type', inFrontMatter('keywords: choice, attention'), inFrontMatter('keywords: [choice, attention]')],
  ['invalid-value', inFrontMatter('date: 22.11.2026'), inFrontMatter('date: 2026-11-22')],
  ['unknown-key', inFrontMatter('keyword: [a]'), inFrontMatter('keywords: [a]')],
  ['unknown-group', plain.replace('second', 'secnd'), plain],
  ['unknown-reference', inFrontMatter('references: [doe-2020-stdy]'), inFrontMatter('references: [doe-2020-study]')],
  [
    'unknown-reference',
    topic('So [@doe-2020-stdy] and [@doe-2020-stdy, p. 7].', 'references: [doe-2020-study]\n'),
    topic('So [@doe-2020-study] and [@doe-2020-study, p. 7].', 'references: [doe-2020-study]\n'),
  ],
  [
    'unknown-reference',
    inFrontMatter('references: ["Doe-2020-Study.md"]'),
    inFrontMatter('references: ["doe-2020-study"]'),
  ],
  [
    'citation-not-listed',
    topic('So [@doe-2020-study].'),
    topic('So [@doe-2020-study].', 'references: [doe-2020-study]\n'),
  ],
  ['citation-form', topic('So \\[@doe-2020-study, p. 7\\].'), topic('So [@doe-2020-study, p. 7].')],
  [
    'citation-form',
    topic('So [@doe-2020-study and @roe-2021-essay].'),
    topic('So [@doe-2020-study; @roe-2021-essay].'),
  ],
  ['broken-link', topic('See [it](/resources/alpa#a-heading).'), topic('See [it](/resources/alpha#a-heading).')],
  ['broken-link', topic('See [it](/topics/alpha).'), topic('See [it](/resources/alpha).')],
  ['citation-form', topic('It is so (see @doe-2020-study).'), topic('It is so (see [@doe-2020-study]).')],
  ['citation-form', topic('It is so @doe-2020-study.'), topic('It is so [@doe-2020-study].')],
  ['citation-form', topic('So [@doe–2020–study].'), topic('So [@doe-2020-study].')],
  ['citation-form', topic('So [see @doe-2020-study, p. 7].'), topic('So (see [@doe-2020-study, p. 7]).')],
  ['heading-levels', topic('# Gamma\n\nWords.'), topic('Words.')],
  ['broken-link', topic('![It](/content/media/picture.svg)'), topic('![It](/media/picture.svg)')],
  ['broken-link', topic('See [it](content/media/picture.svg).'), topic('See [it](/media/picture.svg).')],
  ['broken-link', topic('See [it](/content/topics/alpha.md).'), topic('See [it](/resources/alpha).')],
  ['broken-link', topic('See [it](former.md).'), topic('See [it](/resources/beta).')],
  ['broken-link', topic('See [it](www.example.org/a).'), topic('See [it](https://www.example.org/a).')],
  ['broken-link', topic('See [it](www.example.org/alpha).'), topic('See [it](https://www.example.org/alpha).')],
  ['broken-anchor', topic('See [it](/resources/beta#more-of-i).'), topic('See [it](/resources/beta#more-of-it).')],
  ['broken-anchor', topic('See [it](/resources/beta#More-of-It).'), topic('See [it](/resources/beta#more-of-it).')],
  ['missing-media', topic('![It](/media/pictures.svg)'), topic('![It](/media/picture.svg)')],
  ['link-form', topic('See [it] (https://example.org).'), topic('See [it](https://example.org).')],
  ['front-matter', plain.replace('---\n\nWords', '—\n\nWords'), plain],
  ['front-matter', plain.replace('---\n', '———————\n'), plain],
  ['front-matter', plain.replace('---\n', '–––\n# A comment.\n\n'), plain.replace('---\n', '---\n# A comment.\n\n')],
  ['front-matter', `\n\n${plain}`, plain],
  ['front-matter', plain.replace('---\n', ''), plain],
  ['front-matter', `\`\`\`markdown\n${plain}\`\`\`\n`, plain],
  ['duplicate-order', plain.replace('order: 10', 'order: 20'), plain.replace('order: 10', 'order: 25')],
  ['list-form', topic('So:\n\n•\tone\n•\ttwo\n\nEnd.'), topic('So:\n\n- one\n- two\n\nEnd.')],
  ['list-form', topic('So:\n\n– one\n– two'), topic('So:\n\n- one\n- two')],
  ['list-form', topic('So:\n\n(1) one\n(2) two'), topic('So:\n\n1. one\n2. two')],
  ['heading-form', topic('##What it is\n\n##What it was'), topic('## What it is\n\n## What it was')],
  ['heading-levels', topic('# One\n\n## Two\n\n# Three'), topic('## One\n\n### Two\n\n## Three')],
  [
    'heading-levels',
    topic('## One\n\n#### Two\n\n#### Three\n\n## Four'),
    topic('## One\n\n### Two\n\n### Three\n\n## Four'),
  ],
  ['table-form', topic('| a | b |\n| 1 | 2 |'), topic('| a | b |\n|---|---|\n| 1 | 2 |')],
  ['table-form', topic('| a | b |\n| — | — |\n| 1 | 2 |'), topic('| a | b |\n|---|---|\n| 1 | 2 |')],
  ['footnote', topic('So it is.[^a]\n\n[^a] A note.'), topic('So it is.[^a]\n\n[^a]: A note.')],
  [
    'odd-character',
    topic('An ef\ufb01cient and atten\u00adtive reader.').replace('\u00ad', ''),
    topic('An efficient and attentive reader.'),
  ],
  ['odd-character', topic('A cafe\u0301, and a resume\u0301.'), topic('A caf\u00e9, and a resum\u00e9.')],
  ['odd-character', topic('Der MÃ¼ller â€œ ein Name.'), topic('Der Müller “ ein Name.')],
  ['control-character', topic('One\u000btwo.'), topic('One two.')],
  [
    'link-form',
    topic('See [*its* `k` and $f(k)$] (https://a.example).'),
    topic('See [*its* `k` and $f(k)$](https://a.example).'),
  ],
  ['link-form', topic('See (*its* $f(k)$)[https://a.example].'), topic('See [*its* $f(k)$](https://a.example).')],
  [
    'raw-markup',
    topic('## Costs {#costs .wide}\n\nA [link](https://a.example){target="_blank"} {.x}, too.'),
    topic('## Costs\n\nA [link](https://a.example), too.'),
  ],
  ['raw-markup', topic('That is ==plain== and ==clear==.'), topic('That is **plain** and **clear**.')],
  ['raw-markup', topic('[toc]\n\nWords.'), topic('\nWords.')],
  ['raw-tex', topic('The cost \\(k \\cdot n\\) and \\(n\\).'), topic('The cost $k \\cdot n$ and $n$.')],
  ['raw-tex', topic('The cost \\\\(n\\\\) of it.'), topic('The cost $n$ of it.')],
  ['raw-tex', topic('So:\n\n\\\\\\[k = n\\\\]\n\nEnd.'), topic('So:\n\n$$\nk = n\n$$\n\nEnd.')],
  ['raw-tex', topic('So:\n\n\\[ k = n \\]\n\nEnd.'), topic('So:\n\n$$\nk = n\n$$\n\nEnd.')],
  ['raw-tex', topic('So:\n\n$$k = n$$\n\nEnd.'), topic('So:\n\n$$\nk = n\n$$\n\nEnd.')],
  ['raw-tex', topic('\\begin{equation}\nk = n\n\\end{equation}'), topic('$$\nk = n\n$$')],
  [
    'raw-tex',
    topic('\\begin{equation}\\label{logit}\nk = n\n\\end{equation}\nSo \\eqref{logit} is.'),
    topic('$$\nk = n\n$$\n\n: {#eq:logit}\n\nSo \\eqref{logit} is.'),
  ],
  [
    'raw-tex',
    topic('$$\nk = n\n$$\n\n: {#eq:logit}\n\nSo Equation (\\ref{logit}) and \\eqref{eq:logit}, *too*.'),
    topic('$$\nk = n\n$$\n\n: {#eq:logit}\n\nSo [@eq:logit] and [@eq:logit], *too*.'),
  ],
  ['raw-tex', topic("So ``it'' is."), topic('So "it" is.')],
  ['raw-tex', topic('A rate (\\theta, small) is.'), topic('A rate ($\\theta$, small) is.')],
  [
    'raw-tex',
    topic('| Sign | |\n| --- | --- |\n| \\theta | rate |'),
    topic('| Sign | |\n| --- | --- |\n| $\\theta$ | rate |'),
  ],
  ['raw-tex', topic('* \\theta is it.'), topic('* $\\theta$ is it.')],
  ['raw-tex', topic('A *rate* \\theta (small) is.'), topic('A *rate* $\\theta$ (small) is.')],
  ['raw-tex', topic('So \\emph{it} is.'), topic('So *it* is.')],
  ['raw-tex', topic('\\section{What it is}'), topic('## What it is')],
  ['raw-html', topic('So <b>it</b> is, <b>too</b>.'), topic('So **it** is, **too**.')],
  ['raw-html', topic('So <em>it</em> is.'), topic('So *it* is.')],
  ['raw-html', topic('H<sub>2</sub>O.'), topic('H₂O.')],
  ['raw-html', topic('One<br>\ntwo<br/>three<br>\n\nFour.'), topic('One\\\ntwo\\\nthree\n\nFour.')],
  ['raw-html', topic('So:<br>\n- one\n- two'), topic('So:\n- one\n- two')],
  ['raw-html', topic('<p style="text-align: left">One.</p>\n\nTwo.'), topic('One.\n\nTwo.')],
  ['raw-html', topic('<p>One.</p><p>Two.</p>\n<p>Three.</p>'), topic('One.\n\nTwo.\n\nThree.')],
  ['raw-html', topic('- <p>one</p>\n- <p>two</p>'), topic('- one\n- two')],
  [
    'raw-html',
    topic('See <a href="https://example.org/a" target="_blank">it</a>.'),
    topic('See [it](https://example.org/a).'),
  ],
  [
    'raw-html',
    topic('So: <img src="/media/picture.svg" alt="A curve">.'),
    topic('So: ![A curve](/media/picture.svg).'),
  ],
  [
    'table-form',
    topic('Before.\n\na\tb\n1\t2\n\nAfter.'),
    topic('Before.\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\nAfter.'),
  ],
  ['citation-form', topic('See [@doe–2020–study].'), topic('See [@doe-2020-study].')],
  ['citation-form', topic('It is so {% cite doe-2020-study %}.'), topic('It is so [@doe-2020-study].')],
  ['link-form', topic('See [it](/resources/beta and more.'), topic('See [it](/resources/beta) and more.')],
  ['link-form', topic('See [it(/resources/beta) and more.'), topic('See [it](/resources/beta) and more.')],
  ['link-form', topic('See [[beta#More of it]].'), topic('See [beta](/resources/beta#more-of-it).')],
  ['link-form', topic('See [[beta#Words#More of it|it]].'), topic('See [it](/resources/beta#more-of-it).')],
  ['link-form', topic('## Costs\n\nSee [[#Costs]].'), topic('## Costs\n\nSee [Costs](#costs).')],
  ['link-form', topic('See [[beta#^a1b2|it]].'), topic('See [it](/resources/beta).')],
  ['link-form', topic('![[picture.svg|300]]'), topic('![picture.svg](/media/picture.svg)')],
  ['link-form', topic('![[beta#More of it]]'), topic('[beta](/resources/beta#more-of-it)')],
  ['yaml-syntax', inFrontMatter('keywords:\n\t- a\n\t- b'), inFrontMatter('keywords:\n  - a\n  - b')],
  [
    'yaml-syntax',
    inFrontMatter('references:\n  - id: doe-2020-study\n\tnote: A note.'),
    inFrontMatter('references:\n  - id: doe-2020-study\n    note: A note.'),
  ],
  ['yaml-syntax', inFrontMatter('keywords:\n\t- a\nupdated: "2026'), inFrontMatter('keywords:\n  - a\nupdated: "2026')],
  ['yaml-syntax', inFrontMatter('keywords:\n  - a\n - b'), inFrontMatter('keywords:\n  - a\n  - b')],
  ['yaml-syntax', plain.replace('order: 10', '  order: 10'), plain],
  ['yaml-syntax', inFrontMatter('updated: "2026-01-01'), inFrontMatter('updated: "2026-01-01"')],
  [
    'yaml-syntax',
    inFrontMatter('references:\n  - id: doe-2020-study\n   note: A note.'),
    inFrontMatter('references:\n  - id: doe-2020-study\n    note: A note.'),
  ],
  [
    'detour-link',
    topic('See [it](https://www.google.com/url?q=https://essay.test/data&sa=D).'),
    topic('See [it](https://essay.test/data).'),
  ],
  ['detour-link', topic('See [it](http://localhost:5173/resources/beta).'), topic('See [it](/resources/beta).')],
  ['raw-markup', topic('It is so【4:0†source】.'), topic('It is so.')],
  ['raw-markup', topic('It is so:contentReference\\[oaicite:0]{index=0}.'), topic('It is so.')],
  ['raw-tex', topic('The cost $ a + b $ is.'), topic('The cost $a + b$ is.')],
  ['raw-tex', topic('See Section~3 of it.'), topic('See Section 3 of it.')],
  ['raw-tex', topic('So says J.~Doe.'), topic('So says J. Doe.')],
  ['raw-tex', topic('See pages 1--20.'), topic('See pages 1–20.')],
  ['raw-tex', topic('So---he said, it is.'), topic('So—he said, it is.')],
  ['raw-tex', topic('\\begin{align}\na &= b\n\\end{align}'), topic('$$\n\\begin{aligned}\na &= b\n\\end{aligned}\n$$')],
  ['table-form', topic('｜ a ｜ b ｜\n｜－－｜－－｜\n｜ 1 ｜ 2 ｜'), topic('| a | b |\n|--|--|\n| 1 | 2 |')],
  ['front-matter', plain.replace('---\n\nWords', '...\n\nWords'), plain],
  ['front-matter', plain.replace('---\n\nWords', '\nWords'), plain],
  ['wrong-type', inFrontMatter('draft: nein'), inFrontMatter('draft: false')],
  ['odd-character', topic('An atten\u200btive reader.'), topic('An attentive reader.')],
];

for (const [rule, wrong, right] of certain) {
  const line = wrong.split('\n').find((one, index) => one !== right.split('\n')[index]) ?? '';
  test(`${rule}: \`${line}\` is mended without a doubt`, () => {
    assert.equal(mended(wrong, rule), { isCertain: true, text: right });
  });
}

const doubtful: readonly Slip[] = [
  ['link-form', topic('![[paper.pdf#page=3]]'), topic('[paper.pdf](/media/paper.pdf)')],
  ['link-form', topic('See [[beta#No such words]].'), topic('See [beta](/resources/beta#no-such-words).')],
  ['broken-anchor', topic('See [it](/resources/alpha#more-of-it).'), topic('See [it](/resources/beta#more-of-it).')],
  ['list-form', topic('– No, he said.\n– Yes, she said.'), topic('- No, he said.\n- Yes, she said.')],
  ['list-form', topic('So:\n\n– No, he said.\n– Yes'), topic('So:\n\n- No, he said.\n- Yes')],
  ['list-form', topic('-No\n-Yes'), topic('- No\n- Yes')],
  ['list-form', topic('- one\n-two\n- three'), topic('- one\n- two\n- three')],
  ['list-form', topic('• choice • chance • error'), topic('- choice • chance • error')],
  ['list-form', topic('• choice\n• chance • error'), topic('- choice\n- chance • error')],
  ['citation-form', topic('As @doe-2020-study shows, it is.'), topic('As Doe and Roe [@doe-2020-study] shows, it is.')],
  ['typed-citation', topic('It is so (see Doe and Roe 2020).'), topic('It is so (see [@doe-2020-study]).')],
  ['citation-form', topic('@doe-2020-study, too, shows it.'), topic('Doe and Roe [@doe-2020-study], too, shows it.')],
  ['citation-form', topic('By \\citet{doe-2020-study}.'), topic('By Doe and Roe [@doe-2020-study].')],
  ['citation-form', topic('{% cite doe-2020-study %} shows it.'), topic('Doe and Roe [@doe-2020-study] shows it.')],
  ['citation-form', topic('So {% cite doe-2020-study -l 7 %}.'), topic('So [@doe-2020-study, p. 7].')],
  ['yaml-syntax', inFrontMatter('date: 2026-01-01\nkeywords of it'), inFrontMatter('date: 2026-01-01 keywords of it')],
  [
    'yaml-syntax',
    inFrontMatter('references:\n   - id: doe-2020-study\n\tnote: A note.'),
    inFrontMatter('references:\n   - id: doe-2020-study\n  note: A note.'),
  ],
  ['invalid-value', inFrontMatter('date: 2026-01-01 or so'), inFrontMatter('date: 2026-01-01')],
  ['raw-tex', topic('A price of $5, and \\alpha is one.'), topic('A price of $5, and $\\alpha$ is one.')],
  ['raw-tex', topic('So E(\\theta) is.'), topic('So E($\\theta$) is.')],
  ['raw-tex', topic('So t < \\theta is.'), topic('So t < $\\theta$ is.')],
  ['raw-tex', topic('So P(t|\\theta) is.'), topic('So P(t|$\\theta$) is.')],
  ['raw-tex', topic('So 2 * \\theta is.'), topic('So 2 * $\\theta$ is.')],
  ['raw-tex', topic('If \\theta > 0, it is.'), topic('If $\\theta$ > 0, it is.')],
  ['raw-tex', topic('So \\theta \\mid x is.'), topic('So $\\theta$ \\mid x is.')],
  ['unknown-reference', inFrontMatter('references: [doe-2021-study]'), inFrontMatter('references: [doe-2020-study]')],
  ['broken-link', topic('See [it](httpwww.example.org/a).'), topic('See [it](https://www.example.org/a).')],
  ['broken-link', topic('See [it](/resources/alphabets).'), topic('See [it](/resources/alpha).')],
  ['missing-media', topic('![It](/media/figure-2.svg)'), topic('![It](/media/figure-1.svg)')],
  ['citation-form', topic('So ([see @doe-2020-study]).'), topic('So ((see [@doe-2020-study])).')],
  ['raw-tex', topic('If $\\lambda is small, pay $5.'), topic('If $\\lambda$ is small, pay $5.')],
  ['front-matter', plain.replace('---\n\nWords.', '---Words.'), plain],
  ['yaml-syntax', inFrontMatter('next: alpha\n  beta: a study'), inFrontMatter('next: alpha\nbeta: a study')],
  ['table-form', topic('| a | b |\n| 1 | 2 | 3 |'), topic('| a | b |\n|---|---|\n| 1 | 2 | 3 |')],
  ['table-form', topic('| a | b |\n| 1 | 2 |\nWords.'), topic('| a | b |\n|---|---|\n| 1 | 2 |\nWords.')],
  ['raw-markup', topic('From 10~20 to 30~40.'), topic('From 10\\~20 to 30\\~40.')],
  ['raw-markup', topic('He chose {p=0.5} of it.'), topic('He chose of it.')],
  ['raw-markup', topic('A {.note that is long} is.'), topic('A is.')],
  ['raw-markup', topic('## Two {-}\n\nWords.'), topic('## Two\n\nWords.')],
  ['raw-markup', topic('A {style="text-align: justify;"} is.'), topic('A is.')],
  ['heading-form', topic('**What it is**\n\nWords.'), topic('## What it is\n\nWords.')],
  ['raw-markup', topic('Words.\n\n    ::figure{name=curves}'), topic('Words.\n\n::figure{name=curves}')],
  ['raw-markup', topic('- ::figure[A curve]{name=curves}'), topic('- ::figure[A curve]')],
  ['heading-levels', topic('Words.\n\n# Gamma\n\n[Up](#gamma).'), topic('Words.\n\n[Up](#gamma).')],
  [
    'detour-link',
    topic('See [it](https://www-press-test.ezproxy.library.test/paper).'),
    topic('See [it](https://www.press.test/paper).'),
  ],
  [
    'detour-link',
    topic('See [it](https://www-press-test.college.idm.oclc.org/paper?id=7&page=2).'),
    topic('See [it](https://www.press.test/paper?id=7&page=2).'),
  ],
  [
    'detour-link',
    topic('See [it](https://college.idm.oclc.org/login?url=https://www.press.test/paper?id=7&page=2).'),
    topic('See [it](https://www.press.test/paper?id=7&page=2).'),
  ],
  [
    'detour-link',
    topic('See [it](https://ezproxy.library.test/login?qurl=https%3A%2F%2Fwww.press.test%2Fpaper).'),
    topic('See [it](https://www.press.test/paper).'),
  ],
  ['raw-tex', topic('Let X~N(0,1) be it.'), topic('Let X N(0,1) be it.')],
  ['raw-tex', topic('It regresses wage~age.'), topic('It regresses wage age.')],
  ['heading-form', topic('#Metoo changed it.'), topic('## Metoo changed it.')],
  ['raw-tex', topic('The cost \\$a + b\\$ is.'), topic('The cost $a + b$ is.')],
  ['broken-link', topic('See [Gamma](gamma2.md).'), topic('See [Gamma](/resources/gamma).')],
];

for (const [rule, wrong, right] of doubtful) {
  const line = wrong.split('\n').find((one, index) => one !== right.split('\n')[index]) ?? '';
  test(`${rule}: what mends \`${line}\` is only proposed`, () => {
    assert.equal(mended(wrong, rule), { isCertain: false, text: right });
  });
}

test('the name of a figure is not taken for the looks of a picture', () => {
  site.setText(path, topic('::figure {name=curves}'));
  assert.equal(
    site.problemsOf(path).map(({ rule }) => rule),
    ['figure'],
  );
});

test('an anchor whose signs are those of no text is told of like any other', () => {
  const text = topic('See [it](/resources/beta#more-of-%E4).');
  assert.equal(mended(text, 'broken-anchor'), { isCertain: false, text: text.replace('more-of-%E4', 'more-of-it') });
});

test('of what only an author can know there is no fix', () => {
  assert.is(mended(topic('![](/media/picture.svg)'), 'image-alt'), null);
  assert.is(mended(topic('So <b>it is.'), 'raw-html'), null);
  assert.is(mended(topic('See <a href="javascript:alert(1)">it</a>.'), 'raw-html'), null);
  assert.is(mended(topic('x<sub>max</sub>'), 'raw-html'), null);
  assert.is(mended(topic('A <constructor>.'), 'raw-html'), null);
  assert.is(mended(topic('So:<br>1. one<br>2. two'), 'raw-html'), null);
  assert.is(mended(topic('One<p>two</p>three.'), 'raw-html'), null);
  assert.is(mended(topic('<b>Note:</b>It is.'), 'raw-html'), null);
  assert.is(mended(topic('It sells if c<p and q>0.'), 'raw-html'), null);
  assert.is(mended(topic('It sells if a<b and b>c, <i>or</b> not.'), 'raw-html'), null);
  assert.is(mended(topic('A \\toString{word}.'), 'raw-tex'), null);
  assert.is(mended(topic('a\tb\n1\t2\t3'), 'table-form'), null);
  assert.is(mended(inFrontMatter('date: 3/4/2026'), 'invalid-value'), null);
});

test('what would only put another mistake in the place of one is not proposed', () => {
  const listed = 'references: [doe-2020-study]\n';
  assert.is(mended(topic('See [@doe-2020-study](/resources/beta).', listed), 'citation-form'), null);
  assert.is(mended(topic('See [see @doe-2020-study](/resources/beta).', listed), 'citation-form'), null);
  assert.is(mended(topic('See [@– of it, p. 7].', listed), 'citation-form'), null);
  assert.is(mended(topic('See [[#^a1b2]].'), 'link-form'), null);
  assert.is(mended(topic('![[#one]]'), 'link-form'), null);
  assert.is(mended(topic('See [it]({{< relref "/post/one" >}}).'), 'link-form'), null);
  assert.is(mended(inFrontMatter(`refrences: [roe-2021-essay]\n${listed.trim()}`), 'unknown-key'), null);
  assert.is(mended(inFrontMatter('keywords: choice,\n  attention'), 'wrong-type'), null);
  assert.is(mended(inFrontMatter('keywords:\n  "choice,\n  attention"'), 'wrong-type'), null);
  assert.is(mended(inFrontMatter('date: >\n  22.11.2026'), 'invalid-value'), null);
  for (const around of ['- One', '> One', '[^a]: One'])
    assert.is(
      mended(topic(`See.[^a]\n\n${around}\n| a | b |\n| 1 | 2 |\n\n[^a]: A note.`), 'table-form'),
      null,
      around,
    );
});

test('the title of a text without front matter stays its title', () => {
  site.setText(path, '# A title\n\nWords.\n');
  assert.equal(
    site.problemsOf(path).map(({ rule }) => rule),
    ['front-matter'],
  );
});

test('a number that is a text keeps every digit that its author wrote', () => {
  const reference = 'content/references/doe-2020-study.md';
  const right = site.textOf(reference) ?? '';
  for (const written of ['0704.0001', '2301.00010']) {
    const wrong = right.replace('---\n\n', `eprint: ${written}\n---\n\n`);
    site.setText(reference, wrong);
    const [problem] = site.problemsOf(reference);
    assert.ok(problem);
    assert.match(problem.reason, `the number \`${written}\``);
    const [first] = fix(site, problem);
    assert.is(first && applySplices(wrong, first.splices), wrong.replace(written, `"${written}"`));
  }
  site.setText(reference, right);
});

test('a page that is kept back may be taken from the list of public addresses, with its aliases', async () => {
  const held = topic('Words.', 'draft: true\naliases: [old-gamma]\n');
  const lock = '# Public.\n/resources/alpha\n/resources/gamma\n/resources/old-gamma\n';
  const changed = await compileChanged({ 'topics/gamma.md': held, 'routes.lock': lock });
  const [problem] = changed.problemsOf(path);
  assert.ok(problem);
  assert.is(problem.rule, 'lost-address');
  const [first] = fix(changed, problem);
  assert.equal(first && [first.isCertain, first.path], [false, 'content/routes.lock']);
  assert.is(first && applySplices(lock, first.splices), '# Public.\n/resources/alpha\n');
});

test('what mends a problem is found by the name of a rule that there is', () => {
  const rules = documentedRules.map(({ id }) => id);
  assert.equal(
    Object.keys(fixers).filter((rule) => !rules.includes(rule)),
    [],
  );
});

test('of two pages with one order, one alone is moved without a doubt', async () => {
  const changed = await compileChanged({ 'topics/gamma.md': plain.replace('order: 10', 'order: 20') });
  assert.equal(
    changed.problems.map((one) => [one.path, fix(changed, one).map(({ isCertain }) => isCertain)]),
    [
      ['content/topics/delta.md', [false]],
      [path, [true]],
    ],
  );
});

test('authors in one line are the authors one by one', () => {
  const reference = 'content/references/doe-2020-study.md';
  const right = site.textOf(reference) ?? '';
  const listed = /authors: \[(.*), (.*)\]/;
  assert.match(right, listed);
  const wrong = right.replace(listed, 'authors: $1 and $2');
  site.setText(reference, wrong);
  const [problem] = site.problemsOf(reference);
  assert.ok(problem);
  const [first] = fix(site, problem);
  assert.equal(first && [first.isCertain, applySplices(wrong, first.splices)], [true, right]);
  site.setText(reference, right);
});

test('thousands of strays in one line are found and mended without delay', async () => {
  for (const [stray, rule] of [
    ['{.a}', 'raw-markup'],
    ['~a~ ', 'raw-markup'],
    ['`', undefined],
    ['\\alpha ', 'raw-tex'],
    ['(a)[/', undefined],
  ] as const)
    await takesAtMost(
      160,
      () => {
        site.setText(path, topic(stray.repeat(Math.floor(250_000 / stray.length))));
        const problem = site.problemsOf(path).find((one) => one.rule === (rule ?? 'link-form'));
        assert.is(problem?.rule, rule);
        if (problem !== undefined) fix(site, problem);
      },
      stray,
    );
});

test.run();
