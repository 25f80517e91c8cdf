/** The shapes of the compiled data, for every room of the app. */
export type * from '../../generated/names.ts';
export type * from '../../generated/shapes.ts';
