/** The privacy policy states these defaults, so change a period here and not in a setting. */
export const RETENTION = {
  /** Uploads without a request. */
  ORPHAN_FILE_HOURS: 24,
  RELEASED_HOLD_DAYS: 30,
  ENQUIRY_MONTHS: 24,
  QUOTE_MONTHS: 24,
  /** Paid consultations and orders. */
  FINANCIAL_RECORD_YEARS: 6,
  SENT_MAIL_DAYS: 30,
  /** The auth service's log, which contains IP addresses. */
  SIGN_IN_RECORD_DAYS: 30,
  UNCONFIRMED_ACCOUNT_DAYS: 7,
  NEWSLETTER_CONFIRM_DAYS: 7,
  /** From the day the consent was withdrawn. */
  NEWSLETTER_RECORD_MONTHS: 24,
} as const

export type RetentionSetting = keyof typeof RETENTION

export function periodText(setting: RetentionSetting, value: number = RETENTION[setting]): string {
  const unit = setting.slice(setting.lastIndexOf('_') + 1).toLowerCase()
  return `${value} ${value === 1 ? unit.slice(0, -1) : unit}`
}
