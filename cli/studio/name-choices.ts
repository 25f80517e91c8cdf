import { describeReference } from '../assist/describe.ts';
import { type Kind, kindNames } from '../kinds/registry.ts';
import { type Model, slugsOf } from '../resolve/model.ts';
import { nameOf } from '../resolve/page-link.ts';
import { citedKind } from '../resolve/references.ts';
import { isPicture } from '../schema/media.ts';
import type { Opened } from './contract.ts';
import type { NameChoice } from './form-field.ts';

/** The choices for fields that hold the name of a file, or an address. */
export function listNameChoices(model: Model): Opened['names'] {
  const ofKind = (kind: Kind): NameChoice[] =>
    slugsOf(model, kind).map((slug) => {
      const found = model.find(kind, slug);
      const publication = kind === citedKind ? describeReference(model, slug) : null;
      return { value: slug, label: publication ?? (found === undefined ? slug : nameOf(found)) };
    });
  const links = [...model.addresses.routes].map(([value, document]) => ({
    value,
    label: document === undefined ? value : nameOf(document),
  }));
  const media = [...model.addresses.media.keys()].map((value) => ({ value, label: value }));
  const picture = media.filter(({ value }) => isPicture(value));
  return { ...Object.fromEntries(kindNames.map((kind) => [kind, ofKind(kind)])), link: [...links, ...media], picture };
}
