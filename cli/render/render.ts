import type { Element, ElementContent, Root } from 'hast';
import type { Root as MdastRoot, RootContent } from 'mdast';
import { defaultHandlers, type Handler, type State, toHast } from 'mdast-util-to-hast';
import remarkHtml from 'remark-html';
import { unified } from 'unified';
import { ownText } from '../core/text.ts';
import type { RenderContext } from './context.ts';
import { setDirections } from './directions.ts';
import { h } from './elements.ts';
import type { NotesAfter } from './footnotes.ts';
import { createHandlers } from './handlers.ts';
import { keepFormulas } from './keep-formulas.ts';
import { sanitizeSchema } from './sanitize-schema.ts';

/** Renders the pieces of one page; counts of citations and tables continue across calls. */
export type Renderer = ReturnType<typeof createRenderer>;

/** A renderer for one page, which puts footnotes after the blocks that mention them. */
export function createRenderer(context: RenderContext, notesAfter: NotesAfter = () => []) {
  let content: readonly RootContent[] = [];
  /**
   * Renders `content` instead of a tree's children, because mdast-util-to-hast would first search a tree for definitions,
   * and there are none. It also drops the source positions of elements, which are expensive to copy.
   */
  const root: Handler = (state: State) => {
    state.patch = () => undefined;
    const whole = defaultHandlers.root(state, { type: 'root', children: [...content] }) as unknown as Element;
    keepFormulas(whole);
    setDirections(whole);
    return whole;
  };
  const handlers = { ...createHandlers(context), root };
  const processor = unified().use(remarkHtml, { sanitize: sanitizeSchema, handlers });
  /** Markdown nodes as elements, to be placed in a generated element. */
  function toElements(nodes: readonly RootContent[]): ElementContent[] {
    content = nodes;
    return (toHast(emptyRoot, { handlers }) as Root).children as ElementContent[];
  }
  return {
    /** Sanitised HTML of markdown nodes, followed by generated elements. */
    toHtml(nodes: readonly RootContent[], after: readonly Element[] = []): string {
      content = [...nodes.flatMap((node) => [node, ...notesAfter(node, toElements).map(embed)]), ...after.map(embed)];
      return processor.stringify(emptyRoot).trim();
    },
    toElements,
  };
}

/** Generated elements and text as sanitised HTML. */
export function renderPlain(nodes: readonly (ElementContent | string)[]): string {
  const html = bareProcessor.stringify({ type: 'root', children: [embed(h('div', {}, ...nodes))] }).trim();
  return ownText(html.slice('<div>'.length, -'</div>'.length));
}

const bareProcessor = unified().use(remarkHtml, { sanitize: sanitizeSchema }).freeze();

const emptyRoot: MdastRoot = { type: 'root', children: [] };

/** Wraps a finished element in a markdown node, so that it passes through the sanitiser too. */
function embed(element: Element): RootContent {
  const data = { hName: element.tagName, hProperties: element.properties, hChildren: element.children };
  return { type: 'paragraph', children: [], data };
}
