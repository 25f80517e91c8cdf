import { site } from '../content/site.ts';

/** Says, where scripts are off or do not load, what needs them, and how to reach the researcher all the same. */
export function NoScript({ what }: { what: string }) {
  return (
    <p className="notice no-scripts">
      {what} needs JavaScript. You can write an email instead:{' '}
      <a href={`mailto:${site.author.email}`}>{site.author.email}</a>.
    </p>
  );
}
