import type { FreePage, Shown } from '../../content/types.ts';
import { TextPage } from './text-page.tsx';

export function PageScreen({ page }: { page: Shown<FreePage> }) {
  return <TextPage page={page} updated={page.updated} />;
}
