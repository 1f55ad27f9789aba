/** Words of several messages to customers. `{…}` is filled in. */
export const MAIL = {
  greeting: 'Dear {name},',
  /** Where there is no name that can be trusted. */
  hello: 'Hello,',
  reference: 'Reference',
} as const
