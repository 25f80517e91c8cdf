/**
 * Brings what prepares a page for print once somebody is there: a page that nobody touches is not printed, and one to
 * be filled in or without a link has nothing to prepare.
 */
export function awaitPrint(document: Document): void {
  const bring = () => {
    if (
      document.querySelector('.prose a[href]') === null ||
      document.querySelector('main :is(textarea, [type=email])') !== null
    )
      return;
    for (const sign of signs) document.removeEventListener(sign, bring);
    import('./print-notes.ts').then(
      ({ startPrintNotes }) => startPrintNotes(document),
      () => undefined,
    );
  };
  for (const sign of signs) document.addEventListener(sign, bring, { passive: true });
}

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
