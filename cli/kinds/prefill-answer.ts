import type { Prefill } from './kind.ts';

const longestQuestion = 200;
const citation = /\[@([a-z0-9-]+)\]/g;
/** A link to a DOI, alone or as Markdown. */
const doiLink =
  /\[([^\]]*)\]\(https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/[^\s)]+)\)|<?https?:\/\/(?:dx\.)?doi\.org\/(10\.\d{4,9}\/[^\s<>)\]]*[^\s<>)\].,;:])>?/g;

function readAnswered(text: string): { readonly question: string; readonly reply: string } | null {
  try {
    const { question, reply }: Record<string, unknown> = JSON.parse(text);
    const isWhole = typeof question === 'string' && typeof reply === 'string' && reply.trim() !== '';
    return isWhole ? { question, reply } : null;
  } catch {
    return null;
  }
}

/**
 * A draft of an answer from a question of the forum and its reply, as the server exports them. A link to the DOI of a
 * reference becomes a citation, and a citation without a reference becomes plain text.
 */
export function prefillAnswer(text: string, cite: ReadonlyMap<string, string>): Prefill | null {
  const answered = readAnswered(text);
  if (answered === null) return null;
  const cited = new Set<string>();
  const add = (id: string) => {
    cited.add(id);
    return `[@${id}]`;
  };
  const body = answered.reply
    .replace(/\r\n?/g, '\n')
    .replace(doiLink, (whole, label: string | undefined, linked: string | undefined, bare: string | undefined) => {
      const id = cite.get((linked ?? bare ?? '').toLowerCase());
      return id === undefined ? whole : [label, add(id)].filter((part) => part !== undefined && part !== '').join(' ');
    })
    .replace(citation, (_, id: string) => (cite.has(id) ? add(id) : `(${id})`))
    .trim();
  const question = answered.question
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestQuestion)
    .replace(/\p{Cs}$/u, '');
  return {
    answers: {
      ...(question !== '' && { title: question }),
      ...(cited.size > 0 && { references: [...cited] }),
      draft: true,
    },
    body,
  };
}
