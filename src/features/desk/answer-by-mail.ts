import type { DeskMessage } from '../../../server/contract/desk.ts';

/** Mail programs are handed about 2,000 characters and cut the rest; each may become three once it is written in an address. */
const quoted = 600;

function quote(text: string): string {
  const characters = [...text];
  const cut = characters.length > quoted ? `${characters.slice(0, quoted).join('').trimEnd()} […]` : text;
  return cut
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`)
    .join('\r\n');
}

/** The address that opens the professor's own mail program with an answer to a message begun: nothing that a stranger wrote can add a reader or a header to it. */
export function answerByMail({ name, email, message, createdAt }: DeskMessage): string {
  const to = encodeURIComponent(email.trim()).replace('%40', '@');
  const body = `Dear ${name.replace(/\s+/g, ' ').trim()},\r\n\r\n\r\n\r\nYou wrote on ${createdAt.slice(0, 10)}:\r\n${quote(message)}\r\n`;
  return `mailto:${to}?subject=${encodeURIComponent('Your message')}&body=${encodeURIComponent(body)}`;
}
