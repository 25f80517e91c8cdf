import type { Element, ElementContent, Properties } from 'hast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { anchorOfLabel, calloutKinds, nameLabelled } from '../core/labels.ts';
import type { Callout, CalloutTitle, Caption, CrossReference } from '../parse/tree.ts';
import { h } from './elements.ts';

/** Handlers that turn callouts, captions and references to labels into HTML. */
export const calloutHandlers: Handlers = {
  callout(state: State, node: Callout): Element {
    const title = node.children.find((child): child is CalloutTitle => child.type === 'calloutTitle');
    const rest = { ...node, children: node.children.filter((child) => child !== title) };
    const words = title === undefined ? [] : state.all(title);
    const properties = { className: ['callout', node.kind.toLowerCase()], ...anchorOf(node.label) };
    const text = state.all(rest);
    if (node.kind === 'ANSWER')
      return h('details', properties, h('summary', {}, ...(words.length > 0 ? words : [calloutKinds.ANSWER])), ...text);
    const name = node.number === null ? calloutKinds[node.kind] : nameLabelled('prop', node.number);
    return h('div', properties, h('p', { className: ['callout-title'] }, ...nameTitle(node, name, words)), ...text);
  },

  caption(state: State, node: Caption): Element | undefined {
    // The caption of a figure is rendered above it.
    if (node.children.length === 0 || node.kind === 'fig') return undefined;
    const number = h('strong', {}, `${nameLabelled(node.kind, node.number)}.`);
    return h('p', { className: ['caption'], id: idOfCaption(node) }, number, ' ', ...state.all(node));
  },

  crossReference(_: State, node: CrossReference): Element {
    return h('a', { className: ['cross'], href: `#${anchorOfLabel(node.label)}` }, node.name ?? '?');
  },
};

/** The heading of a statement is its number, with its title in brackets; that of any other callout is its title, or else its kind. */
function nameTitle(node: Callout, name: string, words: readonly ElementContent[]): (ElementContent | string)[] {
  if (words.length === 0) return [name];
  return node.number === null ? [...words] : [`${name} (`, ...words, ')'];
}

function anchorOf(label: string | null): Properties {
  return label === null ? {} : { id: anchorOfLabel(label) };
}

function idOfCaption({ kind, number }: Caption): string {
  return `caption-${kind}-${number}`;
}

/** Gives a table its name from the caption, and the label as its id. */
export function nameByCaption(caption: Caption): Properties {
  const name = nameLabelled(caption.kind, caption.number);
  return {
    ...anchorOf(caption.label),
    ...(caption.children.length === 0 ? { ariaLabel: name } : { ariaLabelledBy: [idOfCaption(caption)] }),
  };
}

/** The first line of a figure: its number, its title if it has one, and the text of its caption. */
export function headFigure(
  { number, label }: Caption,
  title: string | null,
  caption: readonly ElementContent[],
): Element {
  const name = `${nameLabelled('fig', number)}.`;
  const words = title === null ? name : `${name} ${title}`;
  const end = title === null || caption.length === 0 || /[.?!]$/.test(title) ? '' : '.';
  const said = caption.length === 0 ? [] : [' ', h('span', {}, ...caption)];
  return h('figcaption', { className: ['figure-title'], ...anchorOf(label) }, words + end, ...said);
}

/** The caption text of an interactive figure, with the anchor of its label; the figure itself shows its title. */
export function writeWords({ label }: Caption, caption: readonly ElementContent[]): Element {
  return h('span', anchorOf(label), ...caption);
}

/** An equation with its number beside it. */
export function numberEquation(caption: Caption, formula: (label: string) => Element): Element {
  return h(
    'div',
    { className: ['equation'], ...anchorOf(caption.label) },
    formula(nameLabelled(caption.kind, caption.number)),
    h('span', {}, `(${caption.number})`),
  );
}
