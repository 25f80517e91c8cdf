import type { Loader } from '../content/load.ts';

/**
 * Brings what only somebody who is there can ask for: a page that nobody touches is not printed, and nothing on it is
 * pointed at. A page to be filled in asks for nothing, so that a line which fails costs no more than the sending.
 */
export function awaitTouch(document: Document, load: Loader['load']): void {
  const bring = () => {
    if (document.querySelector('main :is(textarea, [type=email])') !== null) return;
    for (const sign of signs) document.removeEventListener(sign, bring);
    import('./touched.ts').then(
      ({ startTouched }) => startTouched(document, load),
      () => undefined,
    );
  };
  for (const sign of signs) document.addEventListener(sign, bring, { passive: true });
}

const signs = ['pointerdown', 'pointermove', 'keydown'] as const;
