export const TEXT_LIMITS = {
  emailLocalPart: 64,
  fileName: 200,
} as const

/** In bytes: 10 MB is 10 × 1024 × 1024, as file managers and the bucket count it. */
export const FILE_LIMITS = {
  maxBytes: 10 * 1024 * 1024,
  maxFiles: 10,
} as const

/** Of `orders.largestDelivery`. */
export const DELIVERY_MEGABYTES = { least: 10, most: 50 } as const

export const BUCKET_BYTES = DELIVERY_MEGABYTES.most * 1024 * 1024

/** The maximum in bytes, because bcrypt ignores the rest. */
export const PASSWORD_LIMITS = { minLength: 6, maxBytes: 72 } as const

/** Nobody reads and fills in a page faster; our own pages wait until it has passed. */
export const FORM_MINIMUM_SECONDS = 2

export const DELIVERY_LIMITS = { note: 5000, carrier: 100, tracking: 100 } as const
