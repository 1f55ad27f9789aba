/** The two ways in which a command ends badly. Everything else that is thrown is a fault of ours. */

/** The command line is not understood: exit code 2. */
export class UsageError extends Error {}

/** The command was understood and could not be carried out: exit code 1. The message says what to do. */
export class Failure extends Error {}
