import type { Planted } from '../../src/main.tsx';

export type Found = Planted;
