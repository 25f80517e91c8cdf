import { decodeAnchor } from '../../content/address.ts';
import type { Loader } from '../../content/load.ts';
import { hasPopovers } from '../../ui/use-popover.ts';

const pageLinks = '.prose:not(.link-preview) a[href^="/"]:not(.cite-link, [download])';
const previewLinks = `a[role="doc-biblioref"], a[role="doc-noteref"], a.cross, ${pageLinks}`;
/** Links whose preview says all that a reader needs; a first touch shows it, and a second one follows. */
const notes = '.prose:not(.link-preview) :is(a[role="doc-biblioref"], a[role="doc-noteref"], a[href*="/glossary#"])';
/** Milliseconds until a preview opens, and until it closes, so that the pointer can reach it. */
const delay = 150;
const margin = 12;

/**
 * Shows the reference, footnote, page or glossary entry behind a link while it is hovered or focused, or once it is
 * touched; Escape closes it.
 */
export function startLinkPreview(document: Document, load: Loader['load']): void {
  const box = document.createElement('div');
  if (!hasPopovers(box)) return;
  box.className = 'link-preview prose';
  box.id = 'link-preview';
  box.role = 'tooltip';
  box.popover = 'manual';
  document.body.append(box);

  let described: Element | null = null;
  /** The link whose preview is being loaded, or could not be. */
  let loading: Element | null = null;
  let timer = 0;
  const schedule = (action: () => void) => {
    clearTimeout(timer);
    timer = window.setTimeout(action, delay);
  };

  function hide(): void {
    clearTimeout(timer);
    loading = null;
    described?.removeAttribute('aria-describedby');
    described = null;
    box.hidePopover();
  }

  function show(link: HTMLAnchorElement): void {
    loading = link;
    if (link.matches(pageLinks))
      import('./page-preview.ts')
        .then(({ previewPage }) => previewPage(link, load))
        .then(
          (text) => loading === link && open(link, text),
          () => undefined,
        );
    else open(link, previewOf(document.getElementById(decodeAnchor(link.hash))));
  }

  function open(link: HTMLAnchorElement, text: DocumentFragment | null): void {
    if (text === null || !link.isConnected) return;
    hide();
    box.replaceChildren(text);
    box.showPopover();
    positionBox(box, link.getBoundingClientRect());
    link.removeAttribute('title');
    link.setAttribute('aria-describedby', box.id);
    described = link;
  }

  let pointer = '';
  document.addEventListener('pointerover', ({ target, pointerType, clientX, clientY }) => {
    if (!(target instanceof Element) || pointerType === 'touch') return;
    const wasAt = pointer;
    pointer = `${clientX} ${clientY}`;
    // The page moved to the link that has the focus, and the pointer rests.
    if (pointer === wasAt && document.activeElement === (described ?? loading)) return;
    const link = target.closest<HTMLAnchorElement>(previewLinks);
    const isLeft = loading !== null;
    // A preview that comes late is not for the link or the text that the pointer is on now.
    if (link !== loading) loading = null;
    if (link && link !== described) schedule(() => show(link));
    else if (link || box.contains(target)) clearTimeout(timer);
    else if (described || isLeft) schedule(hide);
    else clearTimeout(timer);
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(previewLinks) : null;
    if (link?.matches(':focus-visible')) show(link);
    else hide();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener('scroll', () => described && positionBox(box, described.getBoundingClientRect()), {
    passive: true,
  });
  let isTouch = false;
  document.addEventListener('pointerdown', ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  });
  const onClick = (event: Event) => {
    const { target } = event;
    const note = isTouch && target instanceof Element ? target.closest<HTMLAnchorElement>(notes) : null;
    if (note === null || note === described || note === loading) return hide();
    event.preventDefault();
    show(note);
  };
  // Before the click follows the link.
  document.addEventListener('click', onClick, { capture: true });

  // A link that was hovered or focused before this code was loaded.
  const pointedAt = document.querySelector<HTMLAnchorElement>(`:is(${previewLinks}):is(:hover, :focus-visible)`);
  if (pointedAt) schedule(() => show(pointedAt));
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

/** Positions the box below the link, or above it where there is more room, and never over it: there it scrolls. */
function positionBox(box: HTMLElement, link: DOMRect): void {
  box.style.maxHeight = '';
  const { width, height } = box.getBoundingClientRect();
  const above = link.top - 2 * margin;
  const below = innerHeight - link.bottom - 2 * margin;
  const isBelow = height <= below || below >= above;
  const most = Math.min(height, isBelow ? below : above);
  const left = Math.min(Math.max(margin, link.left - margin), innerWidth - width - margin);
  box.style.left = `${left}px`;
  box.style.top = `${isBelow ? link.bottom + margin : link.top - margin - most}px`;
  box.style.maxHeight = `${most}px`;
}
