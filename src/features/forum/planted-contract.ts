import type { Planted } from '../../../server/contract.ts';

export type Found = Planted;
