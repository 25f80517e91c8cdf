import type { Element, ElementContent, Root } from 'hast';
import type { Root as MdastRoot, RootContent } from 'mdast';
import { defaultHandlers, type Handler, type State, toHast } from 'mdast-util-to-hast';
import remarkHtml from 'remark-html';
import { unified } from 'unified';
import { ownText } from '../core/text.ts';
import type { RenderContext } from './context.ts';
import { createHandlers } from './handlers.ts';
import { keepFormulas } from './keep-formulas.ts';
import { sanitizeSchema } from './sanitize-schema.ts';
import type { NotesAfter } from './sidenotes.ts';

/** Renders the pieces of one page; it counts citations and tables over its calls. */
export interface Renderer {
  /** Sanitised HTML of markdown nodes, with elements of our own after them. */
  readonly toHtml: (nodes: readonly RootContent[], after?: readonly Element[]) => string;
  /** Markdown nodes as elements, to be placed in an element of our own. */
  readonly toElements: (nodes: readonly RootContent[]) => ElementContent[];
}

/** A renderer for one page, which puts notes after the blocks that they belong to. */
export function createRenderer(context: RenderContext, notesAfter: NotesAfter = () => []): Renderer {
  let content: readonly RootContent[] = [];
  /**
   * Takes its nodes from here, because for those of a tree the definitions would be looked up first, of which there
   * are none; and says of no element where it stood in the author's text, which is dear to carry along.
   */
  const root: Handler = (state: State) => {
    state.patch = () => undefined;
    const whole = defaultHandlers.root(state, { type: 'root', children: [...content] }) as unknown as Element;
    keepFormulas(whole);
    return whole;
  };
  const handlers = { ...createHandlers(context), root };
  const processor = unified().use(remarkHtml, { sanitize: sanitizeSchema, handlers });
  function toElements(nodes: readonly RootContent[]): ElementContent[] {
    content = nodes;
    return (toHast(emptyRoot, { handlers }) as Root).children as ElementContent[];
  }
  return {
    toHtml(nodes, after = []) {
      content = [...nodes.flatMap((node) => [node, ...notesAfter(node, toElements).map(embed)]), ...after.map(embed)];
      return processor.stringify(emptyRoot).trim();
    },
    toElements,
  };
}

/** Elements of our own as sanitised HTML. */
export function renderElements(elements: readonly Element[]): string {
  return ownText(bareProcessor.stringify({ type: 'root', children: elements.map(embed) }).trim());
}

const bareProcessor = unified().use(remarkHtml, { sanitize: sanitizeSchema }).freeze();

const emptyRoot: MdastRoot = { type: 'root', children: [] };

/** A finished element as a markdown node, so that it takes the same way through the sanitiser. */
function embed(element: Element): RootContent {
  const data = { hName: element.tagName, hProperties: element.properties, hChildren: element.children };
  return { type: 'paragraph', children: [], data };
}
