import type { Dependencies } from '../dependencies.ts'
import type { PaymentProvider, Payments } from './provider.ts'
import { createSandboxProvider } from './sandbox.ts'

/** payments: null if no provider is configured. */
export type BookingDependencies = Dependencies & { payments: Payments | null }

export type Settling = BookingDependencies & { provider: PaymentProvider }

/** atOnce: send its messages now. event: the one that reported it. */
export type Occasion = { atOnce?: boolean; event?: { id: string; type: string } }

/** Loaded on first use: as large as all our functions, and rarely needed. */
function stripeOnDemand(secretKey: string, apiUrl?: string): PaymentProvider {
  const load = async () => (await import('./stripe.ts')).createStripeProvider({ secretKey, apiUrl })
  let loaded: Promise<PaymentProvider> | undefined
  const stripe = () => {
    loaded ??= load()
    return loaded
  }
  return {
    createSession: async (order) => (await stripe()).createSession(order),
    getSession: async (id) => (await stripe()).getSession(id),
    expireSession: async (id) => (await stripe()).expireSession(id),
    refund: async (payment) => (await stripe()).refund(payment),
    listTransactions: async (which) => (await stripe()).listTransactions(which),
    listPayouts: async (period) => (await stripe()).listPayouts(period),
  }
}

export function withPayments(dependencies: Dependencies): BookingDependencies {
  const { settings, database, now } = dependencies
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENT_SANDBOX_SECRET } = settings
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const provider = stripeOnDemand(STRIPE_SECRET_KEY, STRIPE_API_URL)
    const live = /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)
    return { ...dependencies, payments: { provider, webhookSecret: STRIPE_WEBHOOK_SECRET, live } }
  }
  if (PAYMENT_SANDBOX_SECRET) {
    const provider = createSandboxProvider({ database, siteUrl: settings.SITE_URL, now })
    return { ...dependencies, payments: { provider, webhookSecret: PAYMENT_SANDBOX_SECRET, live: false } }
  }
  return { ...dependencies, payments: null }
}
