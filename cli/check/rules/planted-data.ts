import type { Planted } from '../../data/files.ts';

export type Found = Planted;
