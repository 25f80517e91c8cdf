/** A wrong use of a command, such as an invalid option: exit code 2 and no stack trace. */
export class UsageError extends Error {}
