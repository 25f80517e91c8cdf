import type { LabelKind } from '../core/labels.ts';
import { readCallout, readStrayCallout, type StrayCallout } from './callouts.ts';
import { isCaption, isNamedFigure, kindOfCaptioned, numberFigure, readCaption } from './captions.ts';
import { mentionsLabels, splitAtLabels } from './cross-references.ts';
import type { Labelled } from './label.ts';
import { placeLanguages } from './languages.ts';
import { type Callout, type Caption, type Nodes, type Root, walkTree } from './tree.ts';

/**
 * Adds callouts, captions, passages in other languages and references to labels to a tree, which it changes in place.
 * Figures, tables, equations and
 * propositions are numbered separately, in the order of the text; tables, equations and pictures only if they have a
 * caption.
 */
export function placeCalloutsAndCaptions(root: Root, source: string) {
  const labelled: Labelled[] = [];
  const captionOf = new Map<Nodes, Caption>();
  const strayCallouts: StrayCallout[] = [];
  /** Captions that do not follow anything that can have a caption. */
  const strayCaptions: Nodes[] = [];
  const counts: Record<LabelKind, number> = { fig: 0, tab: 0, eq: 0, prop: 0 };

  const count = (kind: LabelKind, node: Callout | Caption) => {
    counts[kind] += 1;
    node.number = counts[kind];
    labelled.push({ kind, number: counts[kind], label: node.label, node });
  };

  function placeBlock(node: Nodes, before: Nodes | undefined, after: Nodes | undefined): Nodes {
    if (node.type === 'blockquote') {
      const callout = readCallout(node, source);
      if (callout?.kind === 'PROPOSITION') count('prop', callout);
      return callout ?? node;
    }
    const stray = readStrayCallout(node);
    if (stray !== null) strayCallouts.push(stray);
    if (isNamedFigure(node) && !(after !== undefined && isCaption(after, source))) {
      const caption = numberFigure(node);
      count('fig', caption);
      captionOf.set(node, caption);
    }
    if (!isCaption(node, source)) return node;
    const kind = kindOfCaptioned(before);
    if (before === undefined || kind === null) {
      strayCaptions.push(node);
      return node;
    }
    const caption = readCaption(node, kind, source);
    count(kind, caption);
    captionOf.set(before, caption);
    return caption;
  }

  eachParent(root, (parent) => {
    for (const [index, child] of parent.children.entries())
      parent.children[index] = placeBlock(child, parent.children[index - 1], parent.children[index + 1]);
  });
  const known = new Map(labelled.map((one) => [one.label, one]));
  placeLanguages(root, source);
  if (mentionsLabels(source))
    eachParent(root, (parent) => {
      parent.children = parent.children.flatMap((child): Nodes[] =>
        child.type === 'text' ? (splitAtLabels(child, source, (label) => known.get(label)) ?? [child]) : [child],
      );
    });
  return { labelled, captionOf, strayCallouts, strayCaptions };
}

/** Calls `visit` for each node with children, parents first; `visit` may replace the children. */
function eachParent(root: Root, visit: (parent: { children: Nodes[] }) => void): void {
  walkTree(root, (node) => {
    if ('children' in node) visit(node as { children: Nodes[] });
  });
}
