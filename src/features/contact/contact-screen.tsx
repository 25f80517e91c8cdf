import { site } from '../../content/site.ts';
import type { ContactPage } from '../../content/types.ts';
import { BodyText } from '../../ui/body-text.tsx';

export function ContactScreen({ page }: { page: ContactPage }) {
  return (
    <div className="page contact">
      <h1>{page.title}</h1>
      <BodyText body={page.intro} />
      <p>
        <a href={`mailto:${site.author.email}`}>{site.author.email}</a>
      </p>
    </div>
  );
}
