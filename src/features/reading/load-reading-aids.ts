import type { Loader } from '../../content/load.ts';

/**
 * Loads the reading aids at the reader's first input. Pages with a form load none, so that on a failing connection only
 * the sending can fail.
 */
export function loadReadingAids(document: Document, load: Loader['load']): void {
  const start = () => {
    if (document.querySelector('main :is(textarea, [type=email])') !== null) return;
    for (const event of events) document.removeEventListener(event, start);
    import('./reading-aids.ts').then(
      ({ startReadingAids }) => startReadingAids(document, load),
      () => undefined,
    );
  };
  for (const event of events) document.addEventListener(event, start, { passive: true });
}

const events = ['pointerdown', 'pointermove', 'keydown'] as const;
