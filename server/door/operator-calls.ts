/**
 * What the functions and the operator's commands ask of the database, by name. tests/docs/security.test.ts compares it with
 * their code, and the migrations with both: what nobody calls cannot be called.
 */

export const OPERATOR_TABLES = [
  'bookings',
  'enquiries',
  'newsletter_consents',
  'newsletter_issues',
  'newsletter_subscriptions',
  'outbox',
  'payment_events',
  'profiles',
  'quote_requests',
  'request_documents',
  'sandbox_sessions',
] as const

export const OPERATOR_CALLS = [
  'add_request_documents',
  'cancel_booking',
  'claim_messages',
  'confirm_newsletter',
  'count_sending',
  'drop_message',
  'enforce_retention',
  'erase_account',
  'erase_person',
  'mark_order',
  'may_delete',
  'messages_before',
  'newsletter_progress',
  'note_repeated_sign_up',
  'orphaned_documents',
  'person_data',
  'release_expired_holds',
  'release_hold',
  'remind_bookings',
  'resend_request_link',
  'retry_messages',
  'send_newsletter_issue',
  'settle_message',
  'settle_payment',
  'settle_refund',
  'sign_up_newsletter',
  'spend_proof',
  'sweep_limits',
  'take_slot',
  'try_newsletter_issue',
  'unchecked_documents',
  'unsubscribe_newsletter',
] as const
