/** The two kinds of expected failure. Anything else that is thrown is a bug. */

/** The command line is invalid: exit code 2. */
export class UsageError extends Error {}

/** The command failed: exit code 1. The message says what to do. */
export class Failure extends Error {}
