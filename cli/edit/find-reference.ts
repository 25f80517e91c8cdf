import { doiKey, keyOfTitle } from '../core/identity.ts';
import { slugify } from '../core/slug.ts';
import type { Year } from '../core/year.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind } from '../resolve/references.ts';

/** The publication that another program calls by this key, of which an import made its name; undefined if there is none. */
export function findReferenceByKey(model: Model, key: string): string | undefined {
  return [key, slugify(key)].find((id) => model.find(citedKind, id) !== undefined);
}

/** What is known of a publication. */
interface Known {
  readonly title: string;
  readonly doi: string | null;
  readonly year?: Year;
}

/** The publication with this DOI or, where one has none, with this title and year; undefined if the site has none. */
export function findPublication(model: Model, { title, doi, year }: Known): string | undefined {
  return model
    .ofKind(citedKind)
    .find(({ frontMatter: one }) =>
      doi !== null && one.doi !== undefined
        ? doiKey(one.doi) === doiKey(doi)
        : keyOfTitle(one.title ?? '') === keyOfTitle(title) && (year === undefined || one.year === year),
    )?.slug;
}
