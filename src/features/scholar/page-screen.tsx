import type { FreePage } from '../../content/types.ts';
import { TextPage } from './text-page.tsx';

export function PageScreen({ page }: { page: FreePage }) {
  return <TextPage page={page} />;
}
