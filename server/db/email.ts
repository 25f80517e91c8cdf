/** An address in the form that is compared: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The mailbox that an address leads to at most providers, to count by and not to write to: without dots in its name and
 * without what follows a plus.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = normaliseEmail(email).split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`;
}
