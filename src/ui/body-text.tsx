import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Body, FigurePart } from '../content/types.ts';
import { MarkupBlock } from './markup-block.tsx';

/** What draws a figure in a text; the shell gives it, so that no screen knows the figures. */
export const FigureContext = createContext<ComponentType<FigurePart>>(() => null);

/** A text with its figures; `children` stand at its end. */
export function BodyText({ body, children }: { body: Body; children?: ReactNode }) {
  const Figure = useContext(FigureContext);
  return (
    <div className="prose">
      {body.map((part) =>
        'figure' in part ? <Figure key={part.figure} {...part} /> : <MarkupBlock key={part.key} markup={part} />,
      )}
      {children}
    </div>
  );
}
