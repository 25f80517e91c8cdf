import { createRoot } from 'react-dom/client';
import { ReferenceCite } from '../ui/reference-cite.tsx';

/** Shows the citation of a publication, whose texts are at `href`, until the reader closes it. */
export function openCiteDialog(href: string): void {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  root.render(
    <ReferenceCite
      href={href}
      onClose={() => {
        root.unmount();
        box.remove();
      }}
    />,
  );
}
