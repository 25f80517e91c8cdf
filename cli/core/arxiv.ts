/** What arXiv calls a paper: `2301.11358`, before 2007 `econ/0601001`. */
export const eprintPattern = /^(?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[A-Z]{2})?\/\d{7})(?:v\d+)?$/;

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
