import { authMail } from '#functions/_shared/account/auth-templates.ts'
import { type MailKind, TEMPLATES } from '#functions/_shared/mail/compose.ts'
import { type MailContent, SAMPLE_SITE } from '#functions/_shared/mail/design/message.ts'

export const MAIL_SAMPLES = {
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([kind, { sample }]) => [kind, sample()])),
  auth_recovery: authMail('recovery', 'EXAMPLE', SAMPLE_SITE),
} as Readonly<Record<MailKind | 'auth_recovery', MailContent>>
