import { type ComponentType, createContext, useContext } from 'react';
import type { Body, FigureName } from '../content/types.ts';
import { MarkupBlock } from './markup-block.tsx';

/** What draws a figure in a text; the shell gives it, so that no screen knows the figures. */
export const FigureContext = createContext<ComponentType<{ name: FigureName }>>(() => null);

export function BodyText({ body }: { body: Body }) {
  const Figure = useContext(FigureContext);
  return (
    <div className="prose">
      {body.map((part) =>
        'figure' in part ? (
          <Figure key={part.figure} name={part.figure} />
        ) : (
          <MarkupBlock key={part.key} markup={part} />
        ),
      )}
    </div>
  );
}
