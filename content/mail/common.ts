/** Words of several messages to customers. `{…}` is filled in. */
export const MAIL = {
  greeting: 'Dear {name},',
  /** Where there is no name that can be trusted. */
  hello: 'Hello,',
  reference: 'Reference',
  /** Moments: 'Fri, 20 November 2026, 14:05 GMT'. */
  gmt: '{day}, {time} GMT',
  gmtAndUk: '{day}, {time} GMT ({uk} in the UK)',
  ukTime: '{day}, {time} UK time',
  megabytes: '{size} MB',
  kilobytes: '{size} KB',
} as const
