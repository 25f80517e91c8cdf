import { createRoot } from 'react-dom/client';
import { ReferenceCite } from '../../ui/reference-cite.tsx';

/**
 * Shows the citation of a publication in a dialog until the reader closes it; its texts are loaded from `href`. Gives a
 * function that closes it.
 */
export function openCiteDialog(href: string): () => void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  function close(): void {
    root.unmount();
    box.remove();
  }
  root.render(<ReferenceCite href={href} onClose={close} />);
  return close;
}
