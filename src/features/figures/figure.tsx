import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
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
export function loadFigures(): Promise<void> {
  return load(Object.keys(loads) as FigureName[]);
}

/** Loads the figures of a page before it is shown, so that what follows them stands in its place at once. */
export async function bringFigures(names: readonly FigureName[]): Promise<void> {
  if (names.length > 0) await Promise.all([load(names), ...loadStyles()]);
}

async function load(names: readonly FigureName[]): Promise<void> {
  for (const name of names) loaded.set(name, await loads[name]());
}

function loadStyles() {
  return [import('../../styles/screens/figure.ts'), import('../../styles/screens/figure-control.ts')];
}

/** A figure in a text; on the page that the document came with, its code is loaded when it comes near the window. */
export function Figure({ figure: name, number, caption }: FigurePart) {
  const box = useRef<HTMLDivElement>(null);
  const prerendered = useRef<string | null>(null);
  useEffect(() => followWords(name, () => box.current !== null && isInView(box.current)), [name]);
  useEffect(() => {
    if (box.current === null) return;
    prerendered.current = prerenderedHtml(box.current);
    return whenNear(box.current, () => lazyFigureOf(name).load());
  }, [name]);
  // A figure that another page brings must not take the place of the one that is being used.
  const [Content] = useState(() => loaded.get(name) ?? lazyFigureOf(name).Content);
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
    const [figure] = await Promise.all([fetchFigure(), ...loadStyles()]);
    return { default: figure };
  });
  return { load, Content };
}
