import type { ReactNode } from 'react';
import { CurveFamily } from './curve-family.tsx';

/** A screen with little text, and below it the curves, drawn large. */
export function SmallPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="page small-page">
      <h1>{title}</h1>
      {children}
      <CurveFamily />
    </div>
  );
}
