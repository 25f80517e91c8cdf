import { createContext } from 'react';
import type { FigurePart } from '../../content/types.ts';

/** What is shown above a figure beside its title: its number on the page, and its caption. */
export const FigureHead = createContext<Pick<FigurePart, 'number' | 'caption'>>({ number: 0, caption: '' });
