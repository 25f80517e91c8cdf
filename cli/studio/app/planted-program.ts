import type { Planted } from '../workbench.ts';

export type Found = Planted;
