import type { Case } from '../../check/rule.ts';
import type { Fix } from '../../core/fix.ts';
import type { Site } from '../../site.ts';

/** A problem for a fixer that needs more of the site than its model: other files, other problems. */
export interface SiteCase extends Case {
  readonly site: Site;
}

/** Gives the fixes for a problem, of whatever rule or stage. */
export type SiteFixer = (one: SiteCase) => readonly Fix[];
