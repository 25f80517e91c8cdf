import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderTopic } from '../../support/workspace.ts';

test('a block that is mostly in Arabic or Hebrew begins at the right, and what is not begins at the left', async () => {
  const html = await renderTopic(
    '## النصّ العربي\n\nهذا نص من Leiden.\n\n> قال بروسن.\n>\n> *qāla Brūsun*, he said.\n\n- واحد\n- اثنان\n\n| A | קצת טקסט |\n|---|---|\n| ق | قال بروسن للناس |',
  );
  assert.match(html, '<h2 id="النصّ-العربي" dir="rtl">النصّ العربي</h2>\n<p dir="rtl">هذا نص من Leiden.</p>');
  assert.match(html, '<blockquote>\n<p dir="rtl">قال بروسن.</p>\n<p><em>qāla Brūsun</em>, he said.</p>');
  assert.match(html, '<ul dir="rtl">\n<li>واحد</li>\n<li>اثنان</li>\n</ul>');
  assert.match(html, /<th[^>]* dir="rtl"[^>]*>קצת/);
  assert.match(html, '<td dir="rtl">قال بروسن للناس</td>');
});

test('a single word in a cell stands where its column begins', async () => {
  const html = await renderTopic('| Siglum | Library |\n|---|---|\n| ق | Cairo |');
  assert.not.match(html, 'dir=');
});

test('a Latin line in an Arabic quotation begins at the left, and so does a citation', async () => {
  const html = await renderTopic(
    '> إنّ ما بالناس سوى سوء تدبير الزعماء [@doe-2001, p. 9].\n>\n> Cairo, 1405',
    'references: [doe-2001]\n',
    {
      'references/doe-2001.md':
        '---\ntype: article\nauthors: [Jane Doe]\ntitle: On haste\nyear: 2001\nvenue: Journal\n---\n\nA study.\n',
    },
  );
  assert.match(html, '<blockquote dir="rtl">\n<p>إنّ ما بالناس سوى سوء تدبير الزعماء<span class="citation" dir="ltr">[');
  assert.match(html, '<p dir="ltr">Cairo, 1405</p>');
});

test('the Arabic lines of a footnote begin at the right', async () => {
  const html = await renderTopic('One[^a].\n\n[^a]: قال بروسن.');
  assert.match(html, '<span class="letter">a</span><p dir="rtl">قال بروسن.');
});

test('an Arabic word in a Latin line is set apart from a number after a comma, and where it is emphasised', async () => {
  assert.is(await renderTopic('In the plural أموال, 3 times.'), '<p>In the plural <bdi>أموال</bdi>, 3 times.</p>');
  assert.is(await renderTopic('The word مال, “property”.'), '<p>The word مال, “property”.</p>');
  assert.is(await renderTopic('The word *مال* here.'), '<p>The word <em><bdi>مال</bdi></em> here.</p>');
  assert.is(await renderTopic('He wrote إن *ما* بالناس, see.'), '<p>He wrote إن <em>ما</em> بالناس, see.</p>');
});

test('marks without end cost no time', async () => {
  const marks = '\u064B'.repeat(20_000);
  assert.match(await renderTopic(`The word م${marks} is long.`), marks);
});

test.run();
