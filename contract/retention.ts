/**
 * Default retention periods, in settings of the same names. The privacy policy states them from here, so change a period
 * here rather than in a setting.
 */
export const RETENTION = {
  /** Uploads that were started but never submitted. */
  ORPHAN_FILE_HOURS: 24,
  /** Consultation slots that were held but not paid for. */
  RELEASED_HOLD_DAYS: 30,
  ENQUIRY_MONTHS: 24,
  /** Requests that did not become an order, with their files. */
  QUOTE_MONTHS: 24,
  /** Paid consultations, and requests that became an order. */
  FINANCIAL_RECORD_YEARS: 6,
  /** Outbox records of messages that were sent or given up. */
  SENT_MAIL_DAYS: 30,
  /** The auth service's sign-in log, which contains addresses. */
  SIGN_IN_RECORD_DAYS: 30,
  /** Accounts whose address was never confirmed. */
  UNCONFIRMED_ACCOUNT_DAYS: 7,
  /** Newsletter sign-ups that were never confirmed. */
  NEWSLETTER_CONFIRM_DAYS: 7,
  /** The record of a consent, from the day it was withdrawn. */
  NEWSLETTER_RECORD_MONTHS: 24,
} as const

export type RetentionSetting = keyof typeof RETENTION

/** '24 hours', '1 day', from a setting's name and value. */
export function periodText(setting: RetentionSetting, value: number = RETENTION[setting]): string {
  const unit = setting.slice(setting.lastIndexOf('_') + 1).toLowerCase()
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}
