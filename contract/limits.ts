/** Limits that the page, the functions and the database all enforce, besides those of the field tables. */

/** Maximum text lengths, in characters. */
export const TEXT_LIMITS = {
  /** Of an e-mail address: the part before the @. */
  emailLocalPart: 64,
  fileName: 200,
} as const

/** Files of one request. Sizes are in bytes; 10 MB means 10 × 1024 × 1024, as file managers and the bucket count it. */
export const FILE_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 10,
} as const

/** Finished documents, in MB of 1024 × 1024 bytes: what the owner may allow at least and at most (`orders.largestDelivery`). */
export const DELIVERY_MEGABYTES = { least: 10, most: 50 } as const

/** What the bucket takes, in bytes: the largest finished document that can be allowed. */
export const BUCKET_BYTES = DELIVERY_MEGABYTES.most * 1024 * 1024

/** Passwords: a minimum in characters, and a maximum in bytes, because bcrypt ignores the rest. */
export const PASSWORD_LIMITS = { minLength: 6, maxBytes: 72 } as const

/** Nobody can read and fill in a page in less time; our own pages wait until it has passed. */
export const FORM_MINIMUM_SECONDS = 2
