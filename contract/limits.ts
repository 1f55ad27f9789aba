/** Limits that page, functions and database enforce, besides those of the field tables. */

/** In characters. */
export const TEXT_LIMITS = {
  emailLocalPart: 64,
  fileName: 200,
} as const

/** 10 MB means 10 × 1024 × 1024 bytes, as file managers and the bucket count it. */
export const FILE_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 10,
} as const

/** Bounds for `orders.largestDelivery`, in MB of 1024 × 1024 bytes. */
export const DELIVERY_MEGABYTES = { least: 10, most: 50 } as const

/** The bucket's limit. */
export const BUCKET_BYTES = DELIVERY_MEGABYTES.most * 1024 * 1024

/** The minimum in characters; the maximum in bytes, because bcrypt ignores the rest. */
export const PASSWORD_LIMITS = { minLength: 6, maxBytes: 72 } as const

/** Nobody can read and fill in a page faster; our own pages wait until it has passed. */
export const FORM_MINIMUM_SECONDS = 2
