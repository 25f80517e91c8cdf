import { whenNear } from './when-near.ts';

/** Has the drawn figures of a page say their values once they come near; gives what stops waiting for it. */
export function watchPlots(document: Document): () => void {
  const stops = Array.from(document.querySelectorAll<HTMLElement>('.figure-plot'), (plot) =>
    whenNear(plot, () => {
      Promise.all([import('./read-plot.ts'), import('../../figure-control-styles.ts')]).then(
        ([{ readPlot }]) => readPlot(plot),
        stayStill,
      );
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Without its code the picture shows what it was drawn with. */
function stayStill(): void {}
