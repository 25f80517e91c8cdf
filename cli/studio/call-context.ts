import type { WriteChanges } from '../edit/revision.ts';
import type { BibliographySource } from '../edit/verify-import.ts';
import type { Content } from '../read/content.ts';
import type { SiteOptions } from '../site.ts';
import type { Calls, RefusedCall } from './contract.ts';
import type { Workbench } from './workbench.ts';

/** Edits the content while holding its lock; a refusal says why it could not. The workbench reads it again afterwards. */
type EditContent = <T>(work: (content: Content, write: WriteChanges) => T | Promise<T>) => Promise<T | RefusedCall>;

/** What the calls work on. */
export interface CallContext {
  readonly folder: string;
  readonly workbench: Workbench;
  readonly editContent: EditContent;
  /** What the registry says of a DOI, or what entries of BibTeX or RIS say. */
  readonly findRecord: (source: string) => Promise<BibliographySource | RefusedCall>;
  readonly readOptions: () => SiteOptions;
}

/** A function for every call. */
export type CallHandlers = {
  readonly [Name in keyof Calls]: (sent: Calls[Name]['sent']) => Promise<Calls[Name]['got']>;
};
