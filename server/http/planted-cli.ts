import type { Planted } from '../../cli/site.ts';

export type Found = Planted;
