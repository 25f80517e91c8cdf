import type { Planted } from '../commands/session.ts';

export type Found = Planted;
