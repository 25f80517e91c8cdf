import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { compileChanged, pageAt, renderTopic, topic } from '../../support/workspace.ts';

test('a passage in another language is told to browsers and screen readers as such, with all that is in it', async () => {
  assert.is(
    await renderTopic('He calls it *[Sorge]{lang=de}*, or [le **souci** de [soi]{lang="frm"}]{lang=fr-CA}.'),
    '<p>He calls it <em><span lang="de">Sorge</span></em>, or <span lang="fr-CA">le <strong>souci</strong> de <span lang="frm">soi</span></span>.</p>',
  );
});

test('it may stand in a heading, a table and a caption', async () => {
  const html = await renderTopic(
    '## On [Sorge]{lang=de}\n\n| [Wort]{lang=de} |\n|---|\n| one |\n\n: The [Wort]{lang=de}. {#tab:word}\n',
  );
  assert.is(html.split('<span lang="de">').length, 4);
  assert.match(html, /<h2 id="on-sorge">On <span lang="de">Sorge<\/span><\/h2>/);
  assert.match(html, /id="tab:word"|id="tab-word"/);
});

test('brackets of other kinds stay what they are, beside it and in it', async () => {
  const text = 'A [note], \\[one] and [ein [Wort] \\] hier [@caplin-2015]]{lang=de}, open [ and closed ].';
  assert.match(
    await renderTopic(text.replace(' [@caplin-2015]', '')),
    /^<p>A \[note\], \[one\] and <span lang="de">ein \[Wort\] \] hier<\/span>, open \[ and closed \]\.<\/p>$/,
  );
});

test('what names no language stays as it is typed, and is told', async () => {
  const compiled = await compileChanged({ 'topics/gamma.md': topic('A [word]{lang=german}, [two]{ lang=de }.') });
  assert.equal(
    compiled.problemsOf('content/topics/gamma.md').map(({ rule, column, hint }) => [rule, column, hint]),
    [
      [
        'raw-markup',
        9,
        'Write the code of the language, in two or three small letters, such as `{lang=de}` for German.',
      ],
    ],
  );
});

test('a language that no words in brackets stand before is told where it belongs', async () => {
  for (const text of [
    '**[Sorge**]{lang=de}',
    '[Sorge] {lang=de}',
    'Sorge{lang=de}',
    'It is.[^a]{lang=de}\n\n[^a]: So.',
  ]) {
    const compiled = await compileChanged({ 'topics/gamma.md': topic(text) });
    assert.equal(
      compiled.problemsOf('content/topics/gamma.md').map(({ reason, hint }) => [reason, hint?.split(':')[0]]),
      [
        [
          '`{lang=de}` means nothing here and stays in the text.',
          'Put the words in square brackets right before it, `[words]{lang=de}`',
        ],
      ],
      text,
    );
  }
});

test('the search, the contents and the chatbot have its words alone', async () => {
  const compiled = await compileChanged({
    'topics/gamma.md': topic('## Of [Sorge]{lang=de}\n\nThe [Sorge]{lang=de} itself.'),
  });
  assert.equal(pageAt<TopicPage>(compiled, '/resources/gamma').toc[0]?.title, 'Of Sorge');
  assert.match(compiled.files?.get('passages.json') ?? '', /The Sorge itself\./);
});

test('passages that are nested too deep are refused, as other nesting is', async () => {
  for (const depth of [70, 5000]) {
    const nested = `${'['.repeat(depth)}one${']{lang=de}'.repeat(depth)}`;
    const compiled = await compileChanged({ 'topics/gamma.md': topic(`Words.\n\n${nested}`) });
    assert.equal(
      compiled.problemsOf('content/topics/gamma.md').map(({ rule, reason }) => [rule, reason]),
      [['nesting', 'Words in other languages are nested more than 60 deep here.']],
    );
  }
});

test.run();
