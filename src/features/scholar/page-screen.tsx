import type { FreePage } from '../../content/types.ts';
import { Changed } from './changed.tsx';
import { TextPage } from './text-page.tsx';

export function PageScreen({ page }: { page: FreePage }) {
  return <TextPage page={page} facts={<Changed page={page} />} />;
}
