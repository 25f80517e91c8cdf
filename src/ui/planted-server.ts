import type { Planted } from '../../server/http/app.ts';

export type Found = Planted;
