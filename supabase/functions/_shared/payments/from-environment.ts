import type { Dependencies } from '../dependencies.ts'
import type { Payments } from './provider.ts'
import { createSandboxProvider } from './sandbox.ts'
import { createStripeProvider } from './stripe.ts'

/** The booking functions' dependencies; the provider is null when none is configured, and bookings are closed. */
export type BookingDependencies = Dependencies & { payments: Payments | null }

/** Adds the configured payment provider: Stripe with its keys, otherwise the sandbox if it is enabled. */
export function withPayments(dependencies: Dependencies): BookingDependencies {
  const { settings, database, now } = dependencies
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENT_SANDBOX_SECRET } = settings
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const provider = createStripeProvider({ secretKey: STRIPE_SECRET_KEY, apiUrl: STRIPE_API_URL })
    const live = /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)
    return { ...dependencies, payments: { provider, webhookSecret: STRIPE_WEBHOOK_SECRET, live } }
  }
  if (PAYMENT_SANDBOX_SECRET) {
    const provider = createSandboxProvider({ database, siteUrl: settings.SITE_URL, now })
    return { ...dependencies, payments: { provider, webhookSecret: PAYMENT_SANDBOX_SECRET, live: false } }
  }
  return { ...dependencies, payments: null }
}
