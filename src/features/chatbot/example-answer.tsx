import type { ChatbotPage } from '../../content/types.ts';
import { MarkupBlock } from '../../ui/markup-block.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

/** A question of this site with its answer, in the form of the chatbot's answers. */
export function ExampleAnswer({ example }: { example: NonNullable<ChatbotPage['example']> }) {
  const { title, body, source } = example;
  return (
    <section className="chat-example" aria-labelledby="chat-example">
      <h2 className="quiet" id="chat-example">
        An example
      </h2>
      <p className="asked">{title}</p>
      <MarkupBlock className="written" markup={body} />
      <p className="written-source">
        From <SiteLink href={source.href}>{source.title}</SiteLink>
      </p>
    </section>
  );
}
