import type { Dependencies } from '../dependencies.ts'
import type { FunctionEnvironment } from '../environment.ts'
import type { PaymentProvider, Payments } from './provider.ts'
import { createSandboxProvider } from './sandbox.ts'

export type Settling = Dependencies & { provider: PaymentProvider }

/** atOnce: send its messages now. */
export type Occasion = { atOnce?: boolean }

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

export function paymentsFrom(
  settings: FunctionEnvironment,
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
): Payments | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PAYMENT_SANDBOX_SECRET } = settings
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET) {
    const provider = stripeOnDemand(STRIPE_SECRET_KEY, STRIPE_API_URL)
    const live = /^(sk|rk)_live_/.test(STRIPE_SECRET_KEY)
    return { provider, webhookSecret: STRIPE_WEBHOOK_SECRET, live }
  }
  if (!PAYMENT_SANDBOX_SECRET) return null
  const provider = createSandboxProvider({ database, siteUrl: settings.SITE_URL, now })
  return { provider, webhookSecret: PAYMENT_SANDBOX_SECRET, live: false }
}
