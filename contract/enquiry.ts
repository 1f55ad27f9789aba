import * as z from 'zod/mini'
import { ENQUIRY_SUBJECTS } from './enquiry-choices.ts'
import { type FormSender, formSender } from './form-sender.ts'
import { TEXT_LIMITS } from './limits.ts'
import { emailText, optionalText, requiredLines, requiredText } from './text-fields.ts'

/** The enquiry: its schema, and what `send-contact-email` takes and answers. */

/** The fields of the enquiry form as typed; messages are codes, worded by `enquiry-wording.ts`. */
export const enquirySchema = z.strictObject({
  givenName: requiredText(TEXT_LIMITS.givenName),
  familyName: requiredText(TEXT_LIMITS.familyName),
  email: emailText(),
  phone: optionalText(TEXT_LIMITS.phone),
  subject: z.enum(ENQUIRY_SUBJECTS, 'required'),
  message: requiredLines(TEXT_LIMITS.message),
})

export type EnquiryAnswers = z.infer<typeof enquirySchema>
export type EnquiryField = keyof EnquiryAnswers

/** Body of `send-contact-email`: the answers, of which the phone may be left out, and nothing else need be there. */
export const enquiryBodySchema = z.strictObject({
  ...enquirySchema.shape,
  phone: z.nullish(optionalText(TEXT_LIMITS.phone)),
  /** Made by the page: a repeated call with it is the same enquiry. */
  id: z.optional(z.uuid()),
  ...formSender,
})

export type EnquiryBody = EnquiryAnswers & { id?: string } & FormSender

/** Its answer. `delivered`: whether both messages are out already; if not, they follow. */
export type EnquiryReceipt = { reference: string; delivered: boolean }
