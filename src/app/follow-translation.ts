/**
 * Lets React go on in a page that the browser translates. A translator puts a `font` element in the place of a text;
 * React knows the text alone, would change it unseen, and fail where it removes it or puts something before it. So the
 * text is put back first, and the translator translates it again.
 */
export function followTranslation(document: Document): void {
  /** What stands in the place of a text. */
  const translations = new WeakMap<Node, ChildNode>();
  /** The translations that stand for a text already. */
  const taken = new WeakSet<Node>();

  function putBack(node: Node | null): void {
    const translation = node && translations.get(node);
    if (!translation) return;
    translations.delete(node);
    translation.replaceWith(node);
  }

  function note({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
    for (const text of removedNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT' && !taken.has(node),
      );
      if (!translation) continue;
      taken.add(translation);
      translations.set(text, translation as Element);
      if (!Object.hasOwn(text, 'nodeValue')) watchText(text as Text, putBack);
      if (!Object.hasOwn(target, 'removeChild')) watchParent(target, putBack);
    }
  }

  new MutationObserver((records) => records.forEach(note)).observe(document.body, { childList: true, subtree: true });
}

/** Puts a text back before React changes it. */
function watchText(text: Text, putBack: (node: Node) => void): void {
  Object.defineProperty(text, 'nodeValue', {
    get: () => text.data,
    set: (value: string) => {
      putBack(text);
      text.data = value;
    },
  });
}

/** Puts texts back before React removes them, or puts something before them. */
function watchParent(parent: Node, putBack: (node: Node | null) => void): void {
  for (const method of ['insertBefore', 'removeChild'] as const) {
    const act = parent[method] as (...nodes: (Node | null)[]) => unknown;
    Object.defineProperty(parent, method, {
      value: (...nodes: (Node | null)[]) => {
        putBack(nodes.at(-1) ?? null);
        return act.apply(parent, nodes);
      },
    });
  }
}
