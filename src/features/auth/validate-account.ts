import {
  confirmSchema,
  forgotPasswordSchema,
  logInSchema,
  newPasswordSchema,
  signUpSchema,
} from '#contract/account-schemas.ts'
import { accountFieldMessage } from '#contract/account-wording.ts'
import { checkWith } from '#src/form/checked-answers.ts'
import type {
  CONFIRM_FIELDS,
  FORGOT_FIELDS,
  LOG_IN_FIELDS,
  NEW_PASSWORD_FIELDS,
  SIGN_UP_FIELDS,
} from './fields.ts'

/** The checks of the forms on /auth; loaded when one of them is first sent. */

type Typed<Fields extends readonly string[]> = Record<Fields[number], string>

export const checkLogIn = (typed: Typed<typeof LOG_IN_FIELDS>) =>
  checkWith(logInSchema, typed, accountFieldMessage)

export const checkSignUp = (typed: Typed<typeof SIGN_UP_FIELDS>) =>
  checkWith(signUpSchema, typed, accountFieldMessage)

export const checkConfirm = (typed: Typed<typeof CONFIRM_FIELDS>) =>
  checkWith(confirmSchema, typed, accountFieldMessage)

export const checkForgot = (typed: Typed<typeof FORGOT_FIELDS>) =>
  checkWith(forgotPasswordSchema, typed, accountFieldMessage)

export const checkNewPassword = (typed: Typed<typeof NEW_PASSWORD_FIELDS>) =>
  checkWith(newPasswordSchema, typed, accountFieldMessage)
