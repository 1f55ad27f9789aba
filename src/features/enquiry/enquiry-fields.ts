import type { EnquiryField } from '#contract/enquiry.ts'

/** The form's fields in the order of the page, which is the order of an error summary too. */
export const ENQUIRY_FIELDS = [
  'subject',
  'message',
  'givenName',
  'familyName',
  'email',
  'phone',
] as const satisfies readonly EnquiryField[]
