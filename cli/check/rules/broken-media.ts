import { isMeasured, misnamed, noPicture } from '../../core/media-file.ts';
import { startOf } from '../../core/problem.ts';
import { isPicture } from '../../schema/media.ts';
import type { Rule } from '../rule.ts';

export const brokenMedia: Rule = {
  id: 'broken-media',
  level: 'error',
  finds: 'Readers would see no picture: the file is not one that a browser can show.',
  example: {
    file: 'media/curve.png',
    wrong: '(a web page that was saved as `curve.png`)',
    right: '(the picture itself)',
  },
  *check(model) {
    for (const [address, size] of model.addresses.media) {
      const path = `${model.contentName}${address}`;
      if (model.refusedPaths.has(path)) continue;
      if (size === null && isMeasured(address)) yield { at: startOf(path), ...noPicture };
      if (size !== null && size.isVector !== address.endsWith('.svg'))
        yield { at: startOf(path), ...misnamed(size.isVector) };
    }
  },
  *checkDocument(document, model) {
    for (const { link, isImage, at } of model.usesOf(document))
      if (isImage && link.kind === 'media' && !isPicture(link.href))
        yield {
          at,
          reason: `\`${link.href}\` is no picture: readers see an empty frame.`,
          hint: `Link to it, \`[words](${link.href})\`, or save what it shows as a picture.`,
        };
  },
};
