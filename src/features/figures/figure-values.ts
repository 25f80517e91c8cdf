import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FigureName, FigureParameters } from '../../content/types.ts';

type Chosen = { readonly [Name in FigureName]?: Readonly<Record<string, number>> | undefined };

/** What the figures of the page are set to where that is not how they begin: by their sliders, their plots, and the words of the text. */
const chosen = createStore<Chosen>(() => ({}));

/** The values of a figure, by the names that the compiler knows. */
type Values<Name extends FigureName> = Readonly<Record<FigureParameters[Name], number>>;

/** The values of a figure as they are chosen, and what chooses others. */
export function useFigureValues<Name extends FigureName>(name: Name, start: Values<Name>) {
  const values = useStore(chosen, (state) => state[name]);
  const set = (changes: Partial<Values<Name>>) => setFigure(name, changes as Record<string, number>);
  return { values: { ...start, ...values } as Values<Name>, isTouched: values !== undefined, set };
}

function setFigure(name: FigureName, changes: Readonly<Record<string, number>>): void {
  chosen.setState((state) => ({ [name]: { ...state[name], ...changes } }));
}

/** Has the words of the text set a figure, as long as it is on the page; gives what ends that. */
export function followWords(name: FigureName, isInView: () => boolean): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.dataset.set === undefined || link.hash !== `#figure-${name}`) return;
    const settings = Array.from(new URLSearchParams(link.dataset.set), ([key, value]) => [key, Number(value)] as const);
    setFigure(name, Object.fromEntries(settings));
    if (isInView()) event.preventDefault();
  };
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
    chosen.setState({ [name]: undefined });
  };
}
