/** The shapes of the compiled data, for the whole app. */
export type * from '../../generated/names.ts';
export type * from '../../generated/shapes.ts';
