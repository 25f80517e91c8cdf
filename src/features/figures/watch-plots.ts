import { whenNear } from './when-near.ts';

/** Makes the compiled plots of a page readable once they come near the window; gives a function that stops waiting. */
export function watchPlots(document: Document): () => void {
  const stops = Array.from(document.querySelectorAll<HTMLElement>('.figure-plot'), (plot) =>
    whenNear(plot, () => {
      Promise.all([import('./read-plot.ts'), import('../../styles/screens/figure-control.ts')]).then(
        ([{ readPlot }]) => readPlot(plot),
        stayStill,
      );
    }),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** If the code cannot be loaded, the picture stays as it is. */
function stayStill(): void {}
