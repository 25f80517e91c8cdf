import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { rewriteDialects } from '../../../../cli/documents/dialects/rewrite.ts';
import { draftOf, png } from '../../../support/draft.ts';

test('figures and films of every template are read, and those behind and before a list do not break it', async () => {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  const draft = await draftOf(
    '.md',
    `* One\n{{< figure src="${data}" title="It **falls**" numbered="true" >}}\n* two\n\n{{< youtube aB1 >}} {{< video https://example.org/film >}}`,
  );
  assert.is(
    draft?.body,
    [
      '- One',
      '![Replace these words by what the picture shows](/media/draft-1.png)',
      ': It **falls**',
      '- two',
      '[https://www.youtube.com/watch?v=aB1](https://www.youtube.com/watch?v=aB1) [https://example.org/film](https://example.org/film)',
    ].join('\n\n'),
  );
  assert.is(
    rewriteDialects(
      '{{< figure\n  src="a.png" title="Costs" caption="They fall." attr="By Ada" attrlink="https://example.org" >}}',
    ).trim(),
    '![](<a.png>)\n\n: **Costs** They fall. [By Ada](<https://example.org>)',
  );
  assert.is(
    rewriteDialects('{% include\n  figure.liquid path="img/one.png"\n  class="img-fluid"\n%}'),
    '<img src="/img/one.png" alt="">',
  );
  assert.is(
    rewriteDialects('{% responsive_image path: img/one.png title: "A curve" class: "img-fluid" %}'),
    '<img src="/img/one.png" alt="A curve">',
  );
});

test('what templates of Hugo Blox and Quarto show is kept, and icons are looks', async () => {
  const draft = await draftOf(
    '.md',
    `{% include base_path %}

See {{< cite page="/publication/study-2020" view="4" >}} and {{% staticref "files/cv.txt" "newtab" %}}my CV{{% /staticref %}} {{< icon name="python" pack="fab" >}} here{{< fa star >}}.

{{% alert note %}}
Mind.
{{% /alert %}}

{% include video.liquid path="https://example.org/film" class="img-fluid" %}

::: {.panel-tabset}
## R
Words.
:::
`,
  );
  assert.is(
    draft?.body,
    'See study-2020 and my CV here.\n\n> [!NOTE]\n> Mind.\n\n[https://example.org/film](https://example.org/film)\n\n## R\n\nWords.',
  );
  assert.equal(draft?.lost, [
    'What is said of the looks of a passage or picture is left out. (3 times, at “name="python" pack="fab"”, “star”, “.panel-tabset”)',
    'The link to `/publication/study-2020` is plain text now: it leads to no page of this site.',
    'The link to `files/cv.txt` is plain text now: it leads to no page of this site.',
  ]);
});

test('a template over several lines that is not known here stays, and is told', async () => {
  for (const written of ['{{< gallery\nalbum="one" >}}', '{% include\none.html %}'])
    assert.match((await draftOf('.md', written))?.lost.join() ?? '', 'What another program fills in stays as it is');
});

test('a film that stands beside its page is told, and a heading needs no space behind its signs', async () => {
  const film = '{{< video src="talk.mp4" controls="yes" >}}';
  const draft = await draftOf('.md', `##Outline\n\n${film}`);
  assert.is(draft?.body, `## Outline\n\n${film}`);
  assert.match(draft?.lost.join() ?? '', 'What another program fills in stays as it is');
});

test.run();
