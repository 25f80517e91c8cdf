import type { Planted } from '../check/rule.ts';

export type Found = Planted;
