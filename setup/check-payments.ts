import Stripe from 'stripe'
import { createClient } from '#functions/_shared/payments/stripe.ts'
import { EVENTS } from '#functions/_shared/payments/stripe-webhook.ts'
import { type Finding, missing, note, ok } from './finding.ts'

/** Asks Stripe about the key, the account and the webhook. */

type Account = {
  secretKey: string
  apiUrl?: string | undefined
  currency: string
  webhook: string
}

async function checkAccount(stripe: Stripe, currency: string): Promise<Finding[]> {
  const { charges_enabled: canCharge, default_currency: own } = await stripe.accounts.retrieveCurrent()
  return [
    canCharge
      ? ok('The Stripe account can take payments.')
      : missing('The Stripe account cannot take payments yet: complete it in Stripe’s dashboard.'),
    own === currency
      ? ok(`The Stripe account is paid in ${currency}, as consultations are.`)
      : note(
          `The Stripe account is paid in ${own ?? 'another currency'}: Stripe converts what customers pay in ${currency} (consultation.currency in content/business.yaml).`,
        ),
  ]
}

async function checkWebhook(stripe: Stripe, url: string): Promise<Finding[]> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const endpoint = data.find((each) => each.url === url && each.status === 'enabled')
  if (!endpoint)
    return [missing(`Stripe sends no events to ${url}: add that endpoint in Stripe’s dashboard.`)]
  const events: string[] = endpoint.enabled_events
  const absent = EVENTS.filter((event) => !events.includes(event) && !events.includes('*'))
  return [
    absent.length === 0
      ? ok(`Stripe sends its events to ${url}.`)
      : missing(`Stripe does not send ${absent.join(', ')} to ${url}: add them to that endpoint.`),
  ]
}

/** A key may be allowed to do less than to ask this. */
const asked = (question: Promise<Finding[]>, what: string) =>
  question.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripePermissionError)
      return [note(`The Stripe key may not read ${what}: look at it in Stripe’s dashboard.`)]
    throw error
  })

export async function checkPayments({ secretKey, apiUrl, currency, webhook }: Account): Promise<Finding[]> {
  const stripe = createClient({ secretKey, apiUrl })
  const mode = /^.._live_/.test(secretKey)
    ? ok('The Stripe key is a live one.')
    : note('The Stripe key is a test key: no real payments are made.')
  try {
    const found = await Promise.all([
      asked(checkAccount(stripe, currency), 'the account'),
      asked(checkWebhook(stripe, webhook), 'the webhook endpoints'),
    ])
    return [mode, ...found.flat()]
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError)
      return [
        missing('Stripe does not know the secret key: copy STRIPE_SECRET_KEY again from its dashboard.'),
      ]
    return [note('Stripe does not answer: check again later.')]
  }
}
