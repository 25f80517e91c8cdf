import type { RuleText } from '../core/rule-text.ts';

export const retracted: RuleText = {
  id: 'retracted-publication',
  level: 'warning',
  finds: 'A page relies on a publication that was retracted, without saying so.',
  example: {
    file: 'references/NAME.md',
    wrong: 'doi: 10.1016/s0140-6736(97)11096-0',
    right: 'doi: 10.1016/s0140-6736(97)11096-0\nretracted: https://doi.org/10.1016/S0140-6736(10)60175-4',
  },
};

export const corrected: RuleText = {
  id: 'corrected-publication',
  level: 'warning',
  finds:
    'A publication that you cite has been corrected, or concerns about it have been raised, and you may not have seen them.',
  example: {
    file: 'references/NAME.md',
    wrong: 'doi: 10.1038/s41586-020-2012-7',
    right: '# allow: corrected-publication\ndoi: 10.1038/s41586-020-2012-7',
  },
};

export const published: RuleText = {
  id: 'published-preprint',
  level: 'warning',
  finds: 'A page cites a preprint that has since been published.',
  example: {
    file: 'references/NAME.md',
    wrong: 'doi: 10.1101/2020.01.22.914952',
    right: 'doi: 10.1038/s41586-020-2012-7',
  },
};

export const notice: RuleText = {
  id: 'cited-notice',
  level: 'warning',
  finds: 'A page cites a notice of retraction or correction instead of the publication that the notice is about.',
  example: {
    file: 'references/NAME.md',
    wrong: 'doi: 10.1016/s0140-6736(10)60175-4',
    right: 'doi: 10.1016/s0140-6736(97)11096-0',
  },
};

/** The rules about what became of a publication after it appeared. */
export const updateRules: readonly RuleText[] = [retracted, corrected, published, notice];
