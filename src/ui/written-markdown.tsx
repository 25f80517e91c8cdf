import { useId } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { addressOf } from '../content/address.ts';
import { site } from '../content/site.ts';

/** Headings would tear the page's outline, and pictures would fetch from anywhere: both become text. */
const components: Components = {
  a({ href = '', children }) {
    if (href.startsWith('/') && !href.startsWith('//')) return <a href={addressOf(href, site.base)}>{children}</a>;
    if (!/^(?:https?|mailto):/i.test(href)) return <>{children}</>;
    return (
      <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer">
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  },
  img: ({ alt, src }) => <>{alt || String(src ?? '')}</>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

function Heading({ children }: { children?: React.ReactNode }) {
  return (
    <p>
      <strong>{children}</strong>
    </p>
  );
}

export function WrittenMarkdown({ text }: { text: string }) {
  const own = useId();
  return (
    <Markdown components={components} remarkPlugins={[remarkGfm]} remarkRehypeOptions={{ clobberPrefix: `${own}-` }}>
      {text}
    </Markdown>
  );
}
