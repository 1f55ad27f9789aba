import { html } from '#functions/_shared/http/html.ts'
import { createWriter } from '#functions/_shared/mail/transport.ts'
import type { Settings } from '../settings.ts'
import { MAIL_SAMPLES } from './dev-mail-samples.ts'
import { devPage, showMessage } from './dev-message.ts'

/** /dev/mail/preview: every kind of message with sample data, on this machine only, which the caller checks. */

const PATH = '/dev/mail/preview'

const SAMPLE_ID = '00000000-0000-4000-8000-000000000000'

export async function serveMailPreview(
  settings: Settings,
  name: string,
  query: URLSearchParams,
): Promise<Response> {
  if (name === '') {
    const items = Object.entries(MAIL_SAMPLES).map(
      ([kind, sample]) => html`<li><a href="${PATH}/${kind}">${kind}</a><br>${sample.subject}</li>`,
    )
    return devPage(
      'All kinds of message',
      html`<p><a href="/dev/mail">Captured mail</a></p><ol>${items}</ol>`,
    )
  }
  const sample = Object.hasOwn(MAIL_SAMPLES, name) && MAIL_SAMPLES[name as keyof typeof MAIL_SAMPLES]
  if (!sample) return new Response('There is no such kind of message', { status: 404 })
  const source = await createWriter(settings)({ id: SAMPLE_ID, to: 'customer@example.com', ...sample })
  return showMessage(new Uint8Array(source), query.get('part'), {
    href: PATH,
    label: 'All kinds of message',
  })
}
