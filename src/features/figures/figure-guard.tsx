import { Component, type ReactNode, type RefObject } from 'react';

interface FigureGuardProps {
  /** The prerendered HTML of the figure; null where there is none. */
  readonly prerendered: RefObject<string | null>;
  readonly children: ReactNode;
}

/** An error boundary: a figure whose code fails is shown as it was prerendered, and the page around it stays usable. */
export class FigureGuard extends Component<FigureGuardProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { prerendered, children } = this.props;
    if (!this.state.failed) return children;
    if (prerendered.current === null) return <p>This figure could not be drawn. Load the page again to see it.</p>;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this site drew itself
    return <div dangerouslySetInnerHTML={{ __html: prerendered.current }} />;
  }
}

/**
 * The HTML of a rendered figure without its controls, which do nothing by themselves; null where nothing is rendered.
 */
export function prerenderedHtml(box: HTMLElement): string | null {
  const copy = box.querySelector('figure')?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  for (const part of copy.querySelectorAll('.figure-controls, .figure-data')) part.remove();
  return copy.outerHTML;
}
