/** Anything else that is thrown is a bug. */

/** Exit code 2. */
export class UsageError extends Error {}

/** Exit code 1. The message says what to do. */
export class Failure extends Error {}
