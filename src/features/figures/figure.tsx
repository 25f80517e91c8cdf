import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import type { FigureName, FigurePart } from '../../content/types.ts';
import { FigureGuard, prerenderedHtml } from './figure-guard.tsx';
import { FigureHead } from './figure-head.ts';
import { followWords } from './figure-values.ts';
import { whenNear } from './when-near.ts';

type Load = () => Promise<ComponentType>;

const loads: Record<FigureName, Load> = {
  curves: async () => (await import('./curves/curves-figure.tsx')).CurvesFigure,
  calibration: async () => (await import('./calibration/calibration-figure.tsx')).CalibrationFigure,
  measure: async () => (await import('./measure/measure-figure.tsx')).MeasureFigure,
  'own-calibration': async () => (await import('./own-calibration/own-calibration-figure.tsx')).OwnCalibrationFigure,
  'equity-sharing': async () => (await import('./equity-sharing/equity-sharing-figure.tsx')).EquitySharingFigure,
};

const lazyFigures = new Map<FigureName, ReturnType<typeof createLazyFigure>>();
const loaded = new Map<FigureName, ComponentType>();

/**
 * Loads all figures for prerendering, which renders them at once; the browser keeps that HTML until it has loaded the
 * code.
 */
export async function loadFigures(): Promise<void> {
  for (const name of Object.keys(loads) as FigureName[]) loaded.set(name, await loads[name]());
}

/** A figure in a text; its code is loaded when it comes near the window. */
export function Figure({ figure: name, number, caption }: FigurePart) {
  const box = useRef<HTMLDivElement>(null);
  const prerendered = useRef<string | null>(null);
  useEffect(() => followWords(name, () => box.current !== null && isInView(box.current)), [name]);
  useEffect(() => {
    if (box.current === null) return;
    prerendered.current = prerenderedHtml(box.current);
    return whenNear(box.current, () => lazyFigureOf(name).load());
  }, [name]);
  const Content = loaded.get(name) ?? lazyFigureOf(name).Content;
  return (
    <div className="figure" data-figure={name} id={`figure-${name}`} ref={box}>
      <FigureGuard prerendered={prerendered}>
        <Suspense fallback={<div className="figure-awaited" />}>
          <FigureHead value={{ number, caption }}>
            <Content />
          </FigureHead>
        </Suspense>
      </FigureGuard>
    </div>
  );
}

/** Whether the whole picture of a figure is in view, so that there is no need to scroll to it. */
function isInView(box: HTMLElement): boolean {
  const { top, bottom } = (box.querySelector('svg') ?? box).getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

function lazyFigureOf(name: FigureName) {
  const known = lazyFigures.get(name) ?? createLazyFigure(loads[name]);
  lazyFigures.set(name, known);
  return known;
}

/** A component that suspends until `load` has been called and the code is loaded. */
function createLazyFigure(fetchFigure: Load) {
  let load = () => {};
  const asked = new Promise<void>((resolve) => {
    load = resolve;
  });
  const Content = lazy(async () => {
    await asked;
    const styles = [import('../../figure-styles.ts'), import('../../figure-control-styles.ts')];
    const [figure] = await Promise.all([fetchFigure(), ...styles]);
    return { default: figure };
  });
  return { load, Content };
}
