/** Why an external address cannot be valid, as far as is known without a request; null if it can be. */
export function faultOfAddress(address: string): string | null {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address)?.[0].toLowerCase();
  if (scheme === 'mailto:')
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(address) ? null : 'it holds no e-mail address';
  if (scheme === undefined) return 'it does not say `https:`';
  if (scheme !== 'http:' && scheme !== 'https:')
    return `\`${scheme}\` is not a kind of address that this site links to`;
  if (/\s/.test(address)) return 'it holds a space';
  if (!/^https?:\/\/[^/]/i.test(address)) return 'two slashes and a host are expected after the colon';
  if (!URL.canParse(address)) return 'it cannot be read as an address';
  const host = new URL(address).hostname;
  return /^(?:[^.]+\.)+[^.]{2,}$|^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)$|^\[/.test(host)
    ? null
    : `\`${host}\` is no complete host name`;
}
