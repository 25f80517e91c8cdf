import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { FigureName, FigureParameters } from '../../content/types.ts';

type Chosen = { readonly [Name in FigureName]?: Readonly<Record<string, number>> | undefined };

/**
 * The chosen values of each figure, where they differ from its first ones: by its sliders, its plot, or a link in the
 * text.
 */
const chosen = createStore<Chosen>(() => ({}));

/** The values of a figure, by the names of its parameters. */
type Values<Name extends FigureName> = Readonly<Record<FigureParameters[Name], number>>;

/** The current values of a figure, and a function to change them. */
export function useFigureValues<Name extends FigureName>(name: Name, start: Values<Name>) {
  const values = useStore(chosen, (state) => state[name]);
  const set = (changes: Partial<Values<Name>>) => setFigure(name, changes as Record<string, number>);
  return { values: { ...start, ...values } as Values<Name>, isTouched: values !== undefined, set };
}

function setFigure(name: FigureName, changes: Readonly<Record<string, number>>): void {
  chosen.setState((state) => ({ [name]: { ...state[name], ...changes } }));
}

/** Lets links in the text set a figure, as long as it is on the page; gives a function that ends this. */
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
