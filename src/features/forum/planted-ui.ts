import type { Planted } from '../../ui/button.tsx';

export type Found = Planted;
