import { mergeMarker } from '../../parse/merge-markers.ts';
import type { Rule } from '../rule.ts';

/** Checks the list of addresses; content files are checked when they are parsed. */
export const mergeConflict: Rule = {
  id: 'merge-conflict',
  level: 'error',
  finds: 'A file holds two versions of the same lines: git could not merge them, and somebody has to choose.',
  example: {
    wrong:
      '---\ntitle: Attention\n<<<<<<< HEAD\norder: 30\n=======\norder: 40\n>>>>>>> theirs\n---\n\nAttention is scarce.',
    right:
      '---\ntitle: Attention\ndescription: How attention is measured by the choices that people make.\ngroup: clarity-by-design\norder: 30\n---\n\nAttention is scarce.',
  },
  *check(model) {
    const marked = model.recorded?.find(({ address }) => mergeMarker.test(address));
    if (marked !== undefined)
      yield {
        at: { path: `${model.contentName}/routes.lock`, line: marked.line, column: 1, length: marked.address.length },
        reason: 'Two versions of this list were merged and both are in it.',
        hint: 'Keep the addresses of both, and take out the lines with `<<<<<<<`, `=======` and `>>>>>>>`.',
      };
  },
};
