/** The form in which addresses are compared: two spellings of one mailbox differ in case at most. */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
