import type { DeskMessage } from '../../../server/contract/desk.ts';
import { todayOf } from '../../lib/dates.ts';

/**
 * Characters that are quoted: mail programs take addresses of about 2,000 characters, in which each may be encoded as
 * three.
 */
const quoted = 600;

function quote(text: string): string {
  const characters = [...text];
  const cut = characters.length > quoted ? `${characters.slice(0, quoted).join('').trimEnd()} […]` : text;
  return cut
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/**
 * A `mailto:` address for the answer to a message. It is encoded so that nothing that a stranger wrote can add a
 * recipient or a header.
 */
export function answerByMail({ name, email, message, createdAt }: DeskMessage): string {
  const to = encodeURIComponent(email.trim()).replace('%40', '@');
  const body = `Dear ${name.replace(/\s+/g, ' ').trim()},\r\n\r\n\r\n\r\nYou wrote on ${todayOf(new Date(createdAt))}:\r\n${quote(message)}\r\n`;
  return `mailto:${to}?subject=${encodeURIComponent('Your message')}&body=${encodeURIComponent(body)}`;
}
