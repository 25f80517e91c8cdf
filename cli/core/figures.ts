/** A parameter of a figure that a text can set: a number between two limits. */
interface Parameter {
  readonly min: number;
  readonly max: number;
}

/**
 * The interactive figures by their names in `::figure{name=…}`, with their parameters. `src/features/figures` has a
 * component for each; the type check makes sure of it.
 */
export const figures = {
  curves: { plain: { min: 0, max: 5 }, small: { min: 0, max: 5 }, difference: { min: -4, max: 4 } },
  calibration: { slope: { min: 0.2, max: 2 }, stated: { min: 0.05, max: 0.95 } },
  'equity-sharing': { change: { min: -0.4, max: 0.4 }, investor: { min: 0, max: 0.8 } },
  measure: {},
  'own-calibration': {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

export type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as readonly FigureName[];

/** Whether this is the name of an interactive figure. */
export function isFigureName(name: string | null): name is FigureName {
  return name !== null && Object.hasOwn(figures, name);
}

/** The parameters of a figure by their names. */
export function parametersOf(name: FigureName): Readonly<Record<string, Parameter>> {
  return figures[name];
}

/** The setting in a link such as `figure:curves?plain=4`. */
export interface Setting {
  readonly name: string;
  /** The query as the page gets it: `plain=4`. */
  readonly query: string;
  readonly values: readonly (readonly [parameter: string, value: string])[];
}

/** Parses a link to a figure; null for any other link. */
export function readSetting(target: string): Setting | null {
  const match = /^figure:([^?#]*)(?:\?([^#]*))?$/.exec(target);
  if (match === null) return null;
  const [, name = '', query = ''] = match;
  return { name, query, values: [...new URLSearchParams(query)] };
}
