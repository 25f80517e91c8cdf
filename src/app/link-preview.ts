import { decodeAnchor } from '../content/address.ts';
import type { Loader } from '../content/load.ts';

const pages = '.prose:not(.link-preview) a[href^="/"]:not(.cite-link, [download])';
const marks = `a[role="doc-biblioref"], a[role="doc-noteref"], a.cross, ${pages}`;
/** Milliseconds until a preview opens, and until it closes, so that the pointer can reach it. */
const patience = 150;
const margin = 12;

/**
 * Shows the reference, footnote, page or glossary entry behind a link while it is hovered or focused; Escape closes it.
 */
export function startLinkPreview(document: Document, load: Loader['load']): void {
  const box = document.createElement('div');
  box.className = 'link-preview prose';
  box.id = 'link-preview';
  box.role = 'tooltip';
  box.popover = 'manual';
  document.body.append(box);

  let described: Element | null = null;
  /** The link whose preview is being loaded. */
  let wanted: Element | null = null;
  let timer = 0;
  const soon = (action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, patience);
  };

  function hide(): void {
    clearTimeout(timer);
    wanted = null;
    described?.removeAttribute('aria-describedby');
    described = null;
    box.hidePopover();
  }

  function show(mark: HTMLAnchorElement): void {
    wanted = mark;
    if (mark.matches(pages))
      import('./page-preview.ts')
        .then(({ previewPage }) => previewPage(mark, load))
        .then(
          (text) => wanted === mark && open(mark, text),
          () => undefined,
        );
    else open(mark, previewOf(document.getElementById(decodeAnchor(mark.hash))));
  }

  function open(mark: HTMLAnchorElement, text: DocumentFragment | null): void {
    if (text === null || !mark.isConnected) return;
    hide();
    box.replaceChildren(text);
    box.showPopover();
    place(box, mark.getBoundingClientRect());
    mark.removeAttribute('title');
    mark.setAttribute('aria-describedby', box.id);
    described = mark;
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (!(target instanceof Element) || pointerType === 'touch') return;
    const mark = target.closest<HTMLAnchorElement>(marks);
    if (mark && mark !== described) soon(() => show(mark));
    else if (mark || box.contains(target)) clearTimeout(timer);
    else if (described || wanted) soon(hide);
    else clearTimeout(timer);
  });
  document.addEventListener('focusin', ({ target }) => {
    const mark = target instanceof Element ? target.closest<HTMLAnchorElement>(marks) : null;
    if (mark?.matches(':focus-visible')) show(mark);
    else hide();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener('scroll', () => described && place(box, described.getBoundingClientRect()), {
    passive: true,
  });
  document.addEventListener('click', hide);

  // A link that was hovered or focused before this code was loaded.
  const waiting = document.querySelector<HTMLAnchorElement>(`:is(${marks}):is(:hover, :focus-visible)`);
  if (waiting) soon(() => show(waiting));
}

/** The text of a reference or footnote without its backlink and other links; its `Cite` link stays. */
function previewOf(entry: HTMLElement | null): DocumentFragment | null {
  if (entry === null) return null;
  const text = document.createDocumentFragment();
  text.append(...entry.cloneNode(true).childNodes);
  for (const extra of text.querySelectorAll('[role="doc-backlink"], .visually-hidden')) extra.remove();
  for (const link of text.querySelectorAll('a:not(.cite-link)')) link.replaceWith(...link.childNodes);
  return text;
}

/** Positions the box below the link, or above it where there is no room, and within the window. */
function place(box: HTMLElement, mark: DOMRect): void {
  const { width, height } = box.getBoundingClientRect();
  const below = mark.bottom + margin;
  const left = Math.min(Math.max(margin, mark.left - margin), innerWidth - width - margin);
  const top = below + height > innerHeight - margin ? mark.top - height - margin : below;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(margin, top)}px`;
}
