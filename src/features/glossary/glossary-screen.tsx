import type { GlossaryPage, GlossaryTerm, Shown } from '../../content/types.ts';
import { hasList } from '../../lib/site-has.ts';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TableOfContents, TableOfContentsButton } from '../../ui/table-of-contents.tsx';

const what = 'What words mean on this site: first in plain words, then exactly.';

/** Every term with its meaning in plain words, the exact one, and a link to where the texts use it first. */
export function GlossaryScreen({ page }: { page: Shown<GlossaryPage> }) {
  const { letters } = page;
  return (
    <div className="with-side index-layout">
      <div className="page glossary">
        <header className="page-header">
          <h1>{page.title}</h1>
          <p>
            {hasList('/answers') ? (
              <>
                {`${what} Longer explanations are among the`} <SiteLink href="/answers">answers</SiteLink>.
              </>
            ) : (
              what
            )}
          </p>
        </header>
        {letters.map(({ id, title, terms }) => (
          <section key={id} className="glossary-letter">
            <h2 id={id}>{title}</h2>
            <dl>
              {terms.map((term) => (
                <Entry key={term.slug} term={term} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <TableOfContentsButton entries={letters} />
      <TableOfContents entries={letters} />
    </div>
  );
}

function Entry({ term }: { term: GlossaryTerm }) {
  const { slug, precise, use } = term;
  return (
    <div className="glossary-entry" id={slug}>
      <dt>{capitalize(term.term)}</dt>
      <dd className="glossary-plain">{term.plain}</dd>
      {precise && (
        <dd className="glossary-precise">
          <MarkupBlock className="prose" markup={precise} />
        </dd>
      )}
      {use && (
        <dd className="glossary-use">
          First used in <SiteLink href={use.href}>{use.title}</SiteLink>
        </dd>
      )}
    </div>
  );
}

/**
 * In the text and not in the styles, which would part the letter from its word where it is read aloud. A word with
 * capitals of its own, such as `nDCG` or `t-SNE`, keeps its first letter; that of `non-Bayesian`
 * stands in a prefix.
 */
function capitalize(term: string): string {
  const [first = '', ...rest] = term;
  return /^(?:\p{L}-)?[\p{L}\p{N}]*\p{Lu}/u.test(term) ? term : first.toUpperCase() + rest.join('');
}
