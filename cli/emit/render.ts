import type { Element, ElementContent, Root } from 'hast';
import type { RootContent } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { remark } from 'remark';
import remarkHtml from 'remark-html';
import type { RenderContext } from './context.ts';
import { createHandlers } from './handlers.ts';
import { htmlSchema } from './schema.ts';

/** Renders the pieces of one page; it counts citations and tables over its calls. */
export interface Renderer {
  /** Sanitised HTML of markdown nodes, with elements of our own after them. */
  readonly toHtml: (nodes: readonly RootContent[], after?: readonly Element[]) => string;
  /** Markdown nodes as elements, to be placed in an element of our own. */
  readonly toElements: (nodes: readonly RootContent[]) => ElementContent[];
}

/** A renderer for one page. */
export function createRenderer(context: RenderContext): Renderer {
  const handlers = createHandlers(context);
  const processor = remark().use(remarkHtml, { sanitize: htmlSchema, handlers }).freeze();
  return {
    toHtml: (nodes, after = []) =>
      processor.stringify({ type: 'root', children: [...nodes, ...after.map(embed)] }).trim(),
    toElements: (nodes) =>
      (toHast({ type: 'root', children: [...nodes] }, { handlers }) as Root).children as ElementContent[],
  };
}

/** A finished element as a markdown node, so that it takes the same way through the sanitiser. */
function embed(element: Element): RootContent {
  const data = { hName: element.tagName, hProperties: element.properties, hChildren: element.children };
  return { type: 'paragraph', children: [], data };
}
