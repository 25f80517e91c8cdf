import { ownAddress } from '../../content/address.ts';

/**
 * The beginning of a message about the page that the query names in `about`, with the words that were selected there.
 */
export function beginCorrection(search: string, url: string): string {
  const asked = new URLSearchParams(search);
  const about = ownAddress(asked.get('about') ?? '');
  if (about === null) return '';
  const quote = asked.get('quote');
  return `On ${url}${about}:${quote ? `\n“${quote}”` : ''}\n`;
}
