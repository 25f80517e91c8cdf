/** The figures that `::figure{name=…}` may name; `src/features/figures` has a component for each, held by the type check. */
export const figureNames = ['curves', 'calibration', 'equity-sharing', 'measure'] as const;
export type FigureName = (typeof figureNames)[number];
