import { eprintPattern } from '../schema/fields.ts';

/** The identifier of arXiv in what people write for one (`arXiv:2301.11358`, `https://arxiv.org/abs/…`, `arXiv preprint arXiv:…`); null when there is none. */
export function findArxiv(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\//i, '')
    .replace(/^(?:arxiv preprint )?arxiv: ?/i, '')
    .replace(/(?:\.pdf)?(?: ?\[[\w.-]+\])?$/i, '');
  return eprintPattern.test(bare) ? bare : null;
}

/** Where an eprint is read. */
export function addressOfEprint(eprint: string): string {
  return `https://arxiv.org/abs/${eprint}`;
}
