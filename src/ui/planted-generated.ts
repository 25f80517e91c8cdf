import type { Planted } from '../../generated/site.json';

export type Found = Planted;
