/** An address in the form that is compared: trimmed and in lower case. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The mailbox that an address may lead to, to count by and not to write to: without what follows a plus, as at many
 * providers, and without the dots in its name, as at Gmail.
 */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = normaliseEmail(email).split('@');
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${host}`;
}
