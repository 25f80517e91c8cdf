import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Body, FigurePart } from '../content/types.ts';
import { MarkupBlock } from './markup-block.tsx';

/** The component that draws the figures of a text; the app provides it, so that screens need not know the figures. */
export const FigureContext = createContext<ComponentType<FigurePart>>(() => null);

/**
 * A text with its figures; `children` are shown at its end. By their class the reader views of browsers, which look for
 * one element with the text of a page, take all parts of it.
 */
export function BodyText({ body, children }: { body: Body; children?: ReactNode }) {
  const Figure = useContext(FigureContext);
  return (
    <div className="prose" data-body="">
      {body.map((part) =>
        'figure' in part ? (
          <Figure key={part.figure} {...part} />
        ) : (
          <MarkupBlock key={part.key} className="text" markup={part} />
        ),
      )}
      {children}
    </div>
  );
}
