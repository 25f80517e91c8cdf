import { site } from '../content/site.ts';

/** Says, where scripts are off, what a screen cannot do without them, and how to reach the researcher all the same. */
export function NoScript({ cannot }: { cannot: string }) {
  return (
    <noscript>
      <p className="notice">
        {cannot} Scripts are off in this browser. You can write an e-mail instead:{' '}
        <a href={`mailto:${site.author.email}`}>{site.author.email}</a>.
      </p>
    </noscript>
  );
}
