import type { Loader } from '../content/load.ts';

/**
 * Loads the reading aids at the reader's first input. Pages with a form load none, so that on a failing connection only
 * the sending can fail.
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
