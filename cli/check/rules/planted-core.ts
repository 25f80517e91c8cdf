import type { Planted } from '../../core/problem.ts';

export type Found = Planted;
