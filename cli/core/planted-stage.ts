import type { Planted } from '../parse/document.ts';

export type Found = Planted;
