import type { ReactNode } from 'react';

/** Words in italics where they name a work that stands by itself. */
export function Italic({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? <em>{children}</em> : children;
}
