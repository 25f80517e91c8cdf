import { isMeasured, misnamed, noPicture } from '../../core/media-file.ts';
import { startOf } from '../../core/problem.ts';
import type { Rule } from '../rule.ts';

/** Reports files that are not pictures; empty files are reported by the read stage. */
export const brokenMedia: Rule = {
  id: 'broken-media',
  level: 'error',
  protects: 'A picture is one: what a browser cannot draw is not published as a picture.',
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
};
