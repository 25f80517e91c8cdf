import type { Planted } from 'node:fs';

export type Found = Planted;
