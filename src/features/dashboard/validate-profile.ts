import type { AccountType } from '#contract/account.ts'
import { type ProfileAnswers, profileSchema } from '#contract/account-schemas.ts'
import { accountFieldMessage } from '#contract/account-wording.ts'
import { type Checked, checkWith } from '#src/form/checked-answers.ts'
import type { ProfileField } from './profile-fields.ts'

/** Checks the profile form's answers for an account of the given type. */
export const checkProfile =
  (accountType: AccountType) =>
  (typed: Record<ProfileField, string>): Checked<ProfileField, ProfileAnswers> =>
    checkWith(profileSchema, { ...typed, accountType }, accountFieldMessage)
