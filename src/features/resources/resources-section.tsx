import type { ReactNode } from 'react';
import type { SidebarEntries } from '../../content/types.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar beside every page below /resources. */
export function ResourcesSection({
  groups,
  path,
  children,
}: {
  groups: SidebarEntries;
  path: string;
  children: ReactNode;
}) {
  return (
    <div className="resources">
      <Sidebar groups={groups} path={path} />
      {children}
    </div>
  );
}
