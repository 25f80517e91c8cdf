import type { RootContent } from 'mdast';
import { type FigureName, isFigureName } from '../core/figures.ts';
import type { Heading, ParsedBody } from '../parse/body.ts';
import { readFigure } from '../parse/body.ts';
import type { Caption } from '../parse/tree.ts';

/** A run of nodes between two interactive figures, or such a figure. */
export type Stretch =
  | { readonly nodes: readonly RootContent[] }
  | { readonly figure: FigureName; readonly caption: Caption | undefined };

/** Splits the nodes of a body at the interactive figures, each a paragraph by itself together with its caption. */
export function splitAtFigures({ root, captionOf }: Pick<ParsedBody, 'root' | 'captionOf'>): Stretch[] {
  const stretches: Stretch[] = [];
  let run: RootContent[] = [];
  const flush = () => {
    if (run.length > 0) stretches.push({ nodes: run });
    run = [];
  };
  for (const node of root.children) {
    const figure = readFigure(node);
    if (!isFigureName(figure)) run.push(node);
    else {
      flush();
      stretches.push({ figure, caption: captionOf.get(node) });
    }
  }
  flush();
  return stretches;
}

/** The nodes before the first heading of level 2, and those below each such heading. */
export function splitAtHeadings(body: ParsedBody) {
  const intro: RootContent[] = [];
  const sections: { heading: Heading; nodes: RootContent[] }[] = [];
  for (const node of body.root.children) {
    const heading = node.type === 'heading' && node.depth === 2 ? body.headingOf.get(node) : undefined;
    if (heading !== undefined) sections.push({ heading, nodes: [] });
    else (sections.at(-1)?.nodes ?? intro).push(node);
  }
  return { intro, sections };
}
