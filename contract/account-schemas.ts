import * as z from 'zod/mini'
import { PASSWORD_LIMITS, TEXT_LIMITS } from './limits.ts'
import { emailText, optionalText, requiredText } from './text-fields.ts'

/** The answers of the forms round accounts. Messages are codes, worded by `account-wording.ts`. */

/** A password to be set. Spaces count, so nothing is trimmed. Of several messages the first one counts. */
const newPassword = z.string().check(
  z.minLength(1, 'required'),
  z.minLength(PASSWORD_LIMITS.minLength, 'too-short'),
  z.refine((text) => new TextEncoder().encode(text).length <= PASSWORD_LIMITS.maxBytes, 'too-many-bytes'),
)

/** A password to be checked: whatever it is, the server decides. */
const currentPassword = z.string().check(z.minLength(1, 'required'))

export const logInSchema = z.object({ email: emailText(), password: currentPassword })
export type LogInAnswers = z.infer<typeof logInSchema>

/** After a confirmation link: the password of the sign-up. */
export const confirmSchema = z.object({ password: currentPassword })
export type ConfirmAnswers = z.infer<typeof confirmSchema>

const person = {
  firstName: requiredText(TEXT_LIMITS.givenName),
  lastName: requiredText(TEXT_LIMITS.familyName),
  phone: optionalText(TEXT_LIMITS.phone),
}

/** A private account has no company, whatever a hidden field still holds. */
const withoutCompany = z.pipe(
  z.string(),
  z.transform(() => ''),
)
const company = requiredText(TEXT_LIMITS.companyName)

const signUp = { ...person, email: emailText(), password: newPassword }

export const signUpSchema = z.discriminatedUnion('accountType', [
  z.object({ accountType: z.literal('private'), companyName: withoutCompany, ...signUp }),
  z.object({ accountType: z.literal('corporate'), companyName: company, ...signUp }),
])
export type SignUpAnswers = z.infer<typeof signUpSchema>

export const forgotPasswordSchema = z.object({ email: emailText() })
export type ForgotPasswordAnswers = z.infer<typeof forgotPasswordSchema>

export const newPasswordSchema = z.object({ password: newPassword, confirmation: z.string() }).check(
  z.refine(({ password, confirmation }) => password === confirmation, {
    error: 'mismatch',
    path: ['confirmation'],
    // Also when the password itself is at fault: both are said at once.
    when: () => true,
  }),
)
export type NewPasswordAnswers = z.infer<typeof newPasswordSchema>

export const profileSchema = z.discriminatedUnion('accountType', [
  z.object({ accountType: z.literal('private'), companyName: withoutCompany, ...person }),
  z.object({ accountType: z.literal('corporate'), companyName: company, ...person }),
])
export type ProfileAnswers = z.infer<typeof profileSchema>
