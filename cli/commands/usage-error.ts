/** A call that cannot be answered, such as an option that makes no sense: exit code 2, and no stack. */
export class UsageError extends Error {}
