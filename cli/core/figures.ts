/** What words of a text may set in a figure: a number between two others. */
interface Parameter {
  readonly min: number;
  readonly max: number;
}

/** The figures that move, by the names that `::figure{name=…}` gives them, with what may be set in each; `src/features/figures` has a component for each, held by the type check. */
export const figures = {
  curves: { plain: { min: 0, max: 5 }, small: { min: 0, max: 5 }, difference: { min: -4, max: 4 } },
  calibration: { slope: { min: 0.2, max: 2 }, stated: { min: 0.05, max: 0.95 } },
  'equity-sharing': { change: { min: -0.4, max: 0.4 }, investor: { min: 0, max: 0.8 } },
  measure: {},
  'own-calibration': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

export type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as readonly FigureName[];

/** Whether a figure of this name moves. */
export function isFigureName(name: string | null): name is FigureName {
  return name !== null && Object.hasOwn(figures, name);
}

/** What a figure of this name can be set to, by the names of its parameters. */
export function parametersOf(name: FigureName): Readonly<Record<string, Parameter>> {
  return figures[name];
}

/** What a link such as `figure:curves?plain=4` sets. */
export interface Setting {
  readonly name: string;
  /** `plain=4`, as it goes to the page. */
  readonly query: string;
  readonly values: readonly (readonly [parameter: string, value: string])[];
}

/** Reads a link to a figure; null where it is another one. */
export function readSetting(target: string): Setting | null {
  const match = /^figure:([^?#]*)(?:\?([^#]*))?$/.exec(target);
  if (match === null) return null;
  const [, name = '', query = ''] = match;
  return { name, query, values: [...new URLSearchParams(query)] };
}
