import { fixAddress } from '../fix-address.ts';
import { adviseTarget } from '../local-address.ts';
import { type Rule, shorten } from '../rule.ts';
import { brokenUses } from '../uses.ts';

export const externalAddress: Rule = {
  id: 'external-address',
  level: 'error',
  finds: 'An address outside the site is not written as one; whether anything answers there is not tried.',
  example: { wrong: '[the data](https://example)', right: '[the data](https://www.example.org/data)' },
  *checkDocument(document, model) {
    for (const { link, target, isImage, at } of model.usesOf(document))
      if (isImage && link.kind === 'outside')
        yield {
          at,
          reason: `\`${shorten(target)}\` is on another site, and a page loads no picture from elsewhere.`,
          hint: 'Save the picture in `content/media/`, and write its address, such as `/media/name.png`.',
        };
    for (const { use, link } of brokenUses(document, model, 'address'))
      yield {
        at: use.at,
        ...(adviseTarget(link.path, use.isImage) ?? {
          reason: `\`${shorten(link.path)}\` is no address: ${link.reason}.`,
          hint: link.path.startsWith('mailto:')
            ? 'Write it as `mailto:name@host`.'
            : 'Write it as `https://host/path`, or as `mailto:name@host` for an e-mail.',
        }),
      };
  },
  fix: fixAddress,
};
