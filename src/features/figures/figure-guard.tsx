import { Component, type ReactNode, type RefObject } from 'react';

interface FigureGuardProps {
  /** What the document showed of the figure before its code came; null where there was nothing. */
  readonly still: RefObject<string | null>;
  readonly children: ReactNode;
}

/** Keeps a figure whose code fails as the document showed it: the page around it stays usable. */
export class FigureGuard extends Component<FigureGuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { still, children } = this.props;
    if (!this.state.failed) return children;
    if (still.current === null) return <p>This figure could not be drawn.</p>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this site drew itself
    return <div dangerouslySetInnerHTML={{ __html: still.current }} />;
  }
}

/** The html of a drawn figure without its controls, which do nothing by themselves; null where nothing is drawn yet. */
export function stillOf(box: HTMLElement): string | null {
  const copy = box.querySelector('figure')?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const part of copy.querySelectorAll('.figure-controls, .figure-data')) part.remove();
  return copy.outerHTML;
}
