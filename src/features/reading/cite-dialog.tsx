import { createRoot } from 'react-dom/client';
import { ReferenceCite } from './reference-cite.tsx';

/**
 * Shows the citation of a publication in a dialog until the reader closes it; its texts are loaded from `href`, and
 * `page` is the one that lists it among its references. Gives a function that closes it.
 */
export function openCiteDialog(href: string, page: string | null): () => void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  function close(): void {
    root.unmount();
    box.remove();
  }
  root.render(<ReferenceCite href={href} page={page} onClose={close} />);
  return close;
}
