import type { Markup } from '../content/types.ts';

/** HTML of content/, compiled and sanitised by the compiler; `data-markup` is where a prerendered page is read back. */
export function MarkupBlock({ markup, className }: { markup: Markup; className?: string }) {
  return (
    <div
      className={className}
      data-markup={markup.key}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler sanitises all html of content/
      dangerouslySetInnerHTML={{ __html: markup.html }}
    />
  );
}
