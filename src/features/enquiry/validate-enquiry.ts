import { enquirySchema } from '#contract/enquiry.ts'
import { enquiryFieldMessage } from '#contract/enquiry-wording.ts'
import { checkWith } from '#src/form/checked-answers.ts'
import type { ENQUIRY_FIELDS } from './enquiry-fields.ts'

/** The check of the enquiry form's answers. */
export const checkEnquiry = (typed: Record<(typeof ENQUIRY_FIELDS)[number], string>) =>
  checkWith(enquirySchema, typed, enquiryFieldMessage)
