import { site } from '../content/site.ts';

/** In place of a page that needs the server, where none runs. */
export function NoServerScreen({ page }: { page: { readonly title: string } }) {
  const { email } = site.author;
  return (
    <div className="page">
      <h1>{page.title}</h1>
      <p>
        This page does not work on this site. Write to <a href={`mailto:${email}`}>{email}</a> instead.
      </p>
    </div>
  );
}
