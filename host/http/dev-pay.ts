import { createClient } from '@supabase/supabase-js'
import { type Html, html } from '#functions/_shared/http/html.ts'
import { createSandbox, type SandboxSession } from '#functions/_shared/payments/sandbox.ts'
import type { Database } from '../../supabase/database.types.ts'
import type { Functions } from '../functions/load.ts'
import { type Secrets, sandboxSecret } from '../secrets.ts'
import type { Api } from './api.ts'
import { devPage } from './dev-message.ts'

/** /dev/pay: the payment sandbox's page, on this machine only. Its buttons send signed events to the provider's webhook. */

const ID = /^cs_sandbox_[0-9a-f]{64}$/

type Options = { api: Api; functions: Functions; secrets: Secrets; siteUrl: string }

export type ServeDevPay = (method: string, path: string, query: URLSearchParams) => Promise<Response>

export function createDevPay({ api, functions, secrets, siteUrl }: Options): ServeDevPay {
  const direct: typeof fetch = (url, init) => api.call(new Request(url, init))
  const auth = { persistSession: false, autoRefreshToken: false }
  const database = createClient<Database>(siteUrl, secrets.secretKey, { auth, global: { fetch: direct } })
  const sandbox = createSandbox(database, sandboxSecret(secrets))

  /** The forms end on the site's own origin, which may be spelt differently from this page's. */
  const page = (status: number, body: Html) =>
    devPage(
      'Sandbox payment',
      html`<strong>Sandbox – no money moves</strong>${body}`,
      status,
      `'self' ${siteUrl}`,
    )

  const redirect = (location: string) =>
    new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })

  const successUrl = ({ id, success_url }: SandboxSession) => success_url.replace('{CHECKOUT_SESSION_ID}', id)

  async function send(id: string, type: string): Promise<void> {
    const { body, signature } = await sandbox.event(id, type)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const url = `${siteUrl}/functions/v1/stripe-webhook`
    await functions.fetch(new Request(url, { method: 'POST', headers, body }), 'stripe-webhook')
  }

  function show(session: SandboxSession, declined: boolean): Response {
    const back = `Back to the ${session.booking_id ? 'booking' : 'order'}`
    const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: session.currency })
    const facts = html`<dl><dt>For</dt><dd>${session.description}</dd><dt>Amount</dt><dd>${amount.format(session.amount / 100)}</dd></dl>`
    if (session.state === 'paid') {
      return page(200, html`<h2>Paid</h2>${facts}<p><a href="${successUrl(session)}">${back}</a></p>`)
    }
    if (session.state === 'expired' || new Date(session.expires_at) <= new Date()) {
      return page(
        410,
        html`<h2>This payment has expired</h2>${facts}<p><a href="${session.cancel_url}">${back}</a></p>`,
      )
    }
    const note = declined
      ? html`<p role="alert">The card was declined, as asked for. Nothing was taken; you can try again.</p>`
      : html`<p>This page stands in for the payment provider, because this installation has no payment keys.</p>`
    const action = `/dev/pay/${session.id}`
    return page(
      200,
      html`<h2>Pay for your ${session.booking_id ? 'consultation' : 'order'}</h2>${note}${facts}<form method="post" action="${action}/pay"><button class="pay">Pay</button><button formaction="${action}/fail">Fail</button><button formaction="${action}/cancel">Cancel</button></form>`,
    )
  }

  return async (method, path, query) => {
    const [id = '', action, ...more] = path.split('/')
    const session = ID.test(id) && more.length === 0 ? await sandbox.session(id) : null
    if (!session) return page(404, html`<h2>There is no such payment</h2>`)
    if (method === 'GET' && action === undefined) return show(session, query.has('declined'))
    if (method !== 'POST') return page(405, html`<h2>Please use the buttons</h2>`)
    switch (action) {
      case 'pay':
        if (!(await sandbox.pay(id)) && session.state !== 'paid') return redirect(`/dev/pay/${id}`)
        await send(id, 'checkout.session.completed')
        return redirect(successUrl(session))
      case 'fail':
        await send(id, 'payment_intent.payment_failed')
        return redirect(`/dev/pay/${id}?declined`)
      case 'cancel':
        return redirect(session.cancel_url)
      default:
        return page(404, html`<h2>There is no such payment</h2>`)
    }
  }
}
