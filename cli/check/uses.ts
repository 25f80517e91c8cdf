import type { AnyDocument } from '../parse/document.ts';
import type { Target } from '../resolve/link.ts';
import type { Model, ResolvedUse } from '../resolve/model.ts';
import { isPublishedMedia } from '../schema/media.ts';
import { adviseTarget } from './local-address.ts';

type Broken = Extract<Target, { kind: 'broken' }>;

/** The links and pictures of a document that are broken for the same reason. */
export function brokenUses<C extends Broken['cause']>(document: AnyDocument, model: Model, cause: C) {
  return model.usesOf(document).flatMap((use) => {
    const { link } = use;
    return link.kind === 'broken' && link.cause === cause
      ? [{ use, link: link as Broken & { readonly cause: C } }]
      : [];
  });
}

/** Whether what leads to no page was meant for a file of `media/`, such as `/assets/img/lab.jpg`. */
export function isFile({ use, link: { path } }: { readonly use: ResolvedUse; readonly link: Broken }): boolean {
  return adviseTarget(path, use.isImage) === null && (use.isImage || isPublishedMedia(path.toLowerCase()));
}
