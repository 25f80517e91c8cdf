import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { draftOf } from '../../support/draft.ts';

const bodyOf = async (text: string) => (await draftOf('.md', text))?.body;

test('callouts of every program are of the kinds of this site, and one of a title alone is a quotation', async () => {
  const draft = await draftOf(
    '.md',
    `::: {.callout-note}
## Mind
It *is*.
:::

{{% callout warning %}}
Mind.
{{% /callout %}}

> [!info]- Folded
> Words.

> [!quote] Said`,
  );
  assert.is(draft?.body, '> [!NOTE] Mind\n> It *is*.\n\n> [!WARNING]\n> Mind.\n\n> [!NOTE] Folded\n> Words.\n\n> Said');
  assert.equal(draft?.lost, ['A callout is of another kind now, or a quotation. (2 times, at “info”, “quote”)']);
});

test('a callout of a kind that is none here keeps its name and its title', async () => {
  const draft = await draftOf(
    '.md',
    '> [!definition] A *set* $x$\n> Words.\n\n> [!remark]\n> More *words*.\n\n> [!lemma2]- One\n>\n> Two.\n\n> [!axiom] Choice\n> It *holds*.',
  );
  assert.is(
    draft?.body,
    '> **Definition.** A *set* $x$\n> Words.\n\n> **Remark.** More *words*.\n\n> **Lemma2 (One).**\n>\n> Two.\n\n> **Axiom (Choice).** It *holds*.',
  );
});

test('a callout of Notion is read as markdown', async () => {
  assert.is(
    await bodyOf('<aside>\n💡 **Key**: a [cost](https://example.org)\n\n</aside>'),
    '💡 **Key**: a [cost](https://example.org)',
  );
});

test('a callout keeps the title that Quarto gives it, and goes on behind a break; one of a title alone is told', async () => {
  assert.is(
    await bodyOf('::: {.callout-note title="Mind the gap"}\nWords.\n:::\n\n> [!NOTE]  \n> Text'),
    '> [!NOTE] Mind the gap\n> Words.\n\n> [!NOTE]\n> Text',
  );
  const draft = await draftOf('.md', '> [!NOTE] Only');
  assert.is(draft?.body, '> Only');
  assert.equal(draft?.lost, ['A callout is of another kind now, or a quotation. (at “NOTE”)']);
});

test.run();
