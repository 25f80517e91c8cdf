import type { Markup } from '../content/types.ts';

/**
 * HTML of content/, compiled and sanitised by the compiler. By `data-markup` it is found again in a prerendered page.
 */
export function MarkupBlock({ markup, className }: { markup: Markup; className?: string }) {
  return (
    <div
      className={className}
      data-markup={markup.key}
      ref={keepFormulas}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler sanitises all html of content/
      dangerouslySetInnerHTML={{ __html: markup.html }}
    />
  );
}

/** A translator takes the letters of a formula for words. The attribute is not in the document, which it would make heavy. */
function keepFormulas(block: HTMLElement | null): void {
  for (const formula of block?.querySelectorAll('math') ?? []) formula.setAttribute('translate', 'no');
}
