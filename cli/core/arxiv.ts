/** An arXiv identifier: `2301.11358`, or `econ/0601001` before 2007. */
export const eprintPattern = /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/;

/**
 * The arXiv identifier in what people write (`arXiv:2301.11358`, `https://arxiv.org/abs/…`, `arXiv preprint arXiv:…`);
 * null if it contains none.
 */
export function findArxiv(written: string): string | null {
  const bare = written
    .trim()
    .replace(/^https?:\/\/(?:www\.)?arxiv\.org\/(?:abs|pdf)\//i, '')
    .replace(/^(?:arxiv preprint )?arxiv: ?/i, '')
    .replace(/(?:\.pdf)?(?: ?\[[\w.-]+\])?$/i, '');
  return eprintPattern.test(bare) ? bare : null;
}

/** The address of an eprint on arXiv. */
export function addressOfEprint(eprint: string): string {
  return `https://arxiv.org/abs/${eprint}`;
}
