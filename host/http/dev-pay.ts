import { createHash } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import { type Html, html } from '#functions/_shared/http/html.ts'
import { createSandbox, type SandboxSession } from '#functions/_shared/payments/sandbox.ts'
import type { Database } from '../../supabase/database.types.ts'
import type { Functions } from '../functions/load.ts'
import { type Secrets, sandboxSecret } from '../secrets.ts'
import type { Api } from './api.ts'

/** /dev/pay: the payment sandbox's page, on this machine only. Its buttons send signed events to the provider's webhook. */

const STYLE = `:root{color-scheme:light dark;--ground:#F6F1E6;--sheet:#FFFCF5;--rule:#D9D1BF;--ink:#14264B;--text:#25324F;--mute:#56617B;--seal:#A3211F}
@media(prefers-color-scheme:dark){:root{--ground:#0C1230;--sheet:#151D42;--rule:#2D3866;--ink:#EFEBDF;--text:#D5D8E5;--mute:#A6AFCD}}
body{margin:0;background:var(--ground);color:var(--text);font:17px/1.6 'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:30rem;margin:8vh auto;padding:2rem;background:var(--sheet);border:2px solid var(--rule);border-width:2px 0}
h1{margin:.6em 0;color:var(--ink);font:400 2rem/1.2 Georgia,'Times New Roman',serif}
strong{display:block;padding:.5rem .8rem;border:2px dashed var(--seal);color:var(--ink)}
dl{display:grid;grid-template-columns:7rem 1fr;gap:.4rem 1rem}dt{color:var(--mute)}dd{margin:0;overflow-wrap:anywhere}
form{display:flex;flex-wrap:wrap;gap:.8rem;margin-top:1.6rem}
button{padding:.8rem 1.6rem;border:2px solid var(--seal);border-radius:3px;background:none;color:var(--ink);font:inherit;font-weight:600;line-height:1.2;cursor:pointer}
button.pay{background:var(--seal);color:#fff}a{color:inherit}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

const ID = /^cs_sandbox_[0-9a-f]{64}$/

/** The forms end on the site's own origin, which may be spelt differently from this page's. */
const policy = (siteUrl: string) =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self' ${siteUrl}; frame-ancestors 'none'`

type Options = { api: Api; functions: Functions; secrets: Secrets; siteUrl: string }

export type ServeDevPay = (method: string, path: string, query: URLSearchParams) => Promise<Response>

export function createDevPay({ api, functions, secrets, siteUrl }: Options): ServeDevPay {
  const direct: typeof fetch = (url, init) => api.call(new Request(url, init))
  const auth = { persistSession: false, autoRefreshToken: false }
  const database = createClient<Database>(siteUrl, secrets.secretKey, { auth, global: { fetch: direct } })
  const sandbox = createSandbox(database, sandboxSecret(secrets))

  function page(status: number, body: Html): Response {
    const title = 'Sandbox payment'
    // The style must match its hash, so it is inserted after the rest has been escaped.
    const { source } =
      html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style></style></head><body><main><strong>Sandbox – no money moves</strong>${body}</main></body></html>`
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(siteUrl),
      'cache-control': 'no-store',
    }
    return new Response(
      source.replace('<style></style>', () => `<style>${STYLE}</style>`),
      { status, headers },
    )
  }

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
      return page(200, html`<h1>Paid</h1>${facts}<p><a href="${successUrl(session)}">${back}</a></p>`)
    }
    if (session.state === 'expired' || new Date(session.expires_at) <= new Date()) {
      return page(
        410,
        html`<h1>This payment has expired</h1>${facts}<p><a href="${session.cancel_url}">${back}</a></p>`,
      )
    }
    const note = declined
      ? html`<p role="alert">The card was declined, as asked for. Nothing was taken; you can try again.</p>`
      : html`<p>This page stands in for the payment provider, because this installation has no payment keys.</p>`
    const action = `/dev/pay/${session.id}`
    return page(
      200,
      html`<h1>Pay for your ${session.booking_id ? 'consultation' : 'order'}</h1>${note}${facts}<form method="post" action="${action}/pay"><button class="pay">Pay</button><button formaction="${action}/fail">Fail</button><button formaction="${action}/cancel">Cancel</button></form>`,
    )
  }

  return async (method, path, query) => {
    const [id = '', action, ...more] = path.split('/')
    const session = ID.test(id) && more.length === 0 ? await sandbox.session(id) : null
    if (!session) return page(404, html`<h1>There is no such payment</h1>`)
    if (method === 'GET' && action === undefined) return show(session, query.has('declined'))
    if (method !== 'POST') return page(405, html`<h1>Please use the buttons</h1>`)
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
        return page(404, html`<h1>There is no such payment</h1>`)
    }
  }
}
