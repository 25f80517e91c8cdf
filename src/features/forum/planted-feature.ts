import type { Planted } from '../chatbot/store.ts';

export type Found = Planted;
