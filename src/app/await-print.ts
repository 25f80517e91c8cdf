/** Brings what prepares a page for print once somebody is there: a page that nobody touches is not printed. */
export function awaitPrint(document: Document): void {
  const bring = () => {
    for (const sign of signs) document.removeEventListener(sign, bring);
    import('./print-notes.ts').then(
      ({ startPrintNotes }) => startPrintNotes(document),
      () => undefined,
    );
  };
  for (const sign of signs) document.addEventListener(sign, bring, { passive: true });
}

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
