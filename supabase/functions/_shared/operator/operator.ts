import { verifyAuth } from '@supabase/server/core'
import * as z from 'zod/mini'
import { isOrderPurpose, type OrderPurpose, type RecordPurpose } from '#contract/acts.ts'
import {
  FILE_NAME_HEADER,
  LARGEST_DELIVERY,
  LINK_TOKEN_HEADER,
  type OperatorView,
  type UploadedDocument,
} from '#contract/operator.ts'
import { linkToken } from '#contract/values.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { type Handler, readBody, wrap } from '../http/wrap.ts'
import type { Subject } from '../mail/outbox.ts'
import { browserKey, rememberedBrowsers } from './browsers.ts'
import { type OpenedLink, openLink } from './links.ts'
import { orderLinks } from './orders.ts'
import { printLinks } from './print-links.ts'
import { recordLinks } from './records.ts'

/**
 * The private links in the operator's mail (decisions 008 and 017). With the secret key in the place of a link, the commands see an order, or
 * get links to print. Showing changes nothing.
 */

const keySchema = z.union([
  z.strictObject({ request: z.uuid() }),
  z.strictObject({ links: z.string().check(z.regex(/^(request|enquiry|booking|day|house):[0-9a-f-]{36}$/)) }),
])

/** @throws AppError 'bad-request' without one */
function sentName({ headers }: Request): string {
  try {
    return decodeURIComponent(headers.get(FILE_NAME_HEADER) ?? '')
  } catch {
    throw new AppError('bad-request')
  }
}

const openedSchema = z.strictObject({ browser: z.optional(browserKey) })
const rememberSchema = z.strictObject({ action: z.literal('remember'), browser: browserKey })

const isAboutOrder = (link: OpenedLink): link is OpenedLink<OrderPurpose> => isOrderPurpose(link.purpose)

export function createOperator(dependencies: Dependencies, largest: number = LARGEST_DELIVERY): Handler {
  const orders = orderLinks(dependencies, largest)
  const records = recordLinks(dependencies)
  const by = (link: OpenedLink, asked: object) =>
    isAboutOrder(link) ? orders.answer(link, asked) : records.answer(link as OpenedLink<RecordPurpose>, asked)
  const browsers = rememberedBrowsers(dependencies, records, (link) => by(link, {}) as Promise<OperatorView>)

  /** @throws AppError 'link-invalid' or 'link-expired', 'bad-request' */
  async function open(given: unknown): Promise<OpenedLink> {
    const token = linkToken.safeParse(given)
    if (!token.success) throw new AppError('bad-request')
    return openLink(dependencies, token.data)
  }

  async function upload(request: Request, uploadFor: string): Promise<UploadedDocument> {
    const link = await open(request.headers.get(LINK_TOKEN_HEADER))
    if (link.purpose !== uploadFor || !isAboutOrder(link)) throw new AppError('bad-request')
    return orders.upload(link, request, sentName(request))
  }

  async function byKey(request: Request, given: object): Promise<object> {
    const asked = keySchema.safeParse(given)
    if (!asked.success) throw new AppError('bad-request')
    const { error } = await verifyAuth(request, { auth: 'secret' })
    if (error) throw new AppError('link-invalid')
    if ('links' in asked.data)
      return { links: await printLinks(dependencies, records, asked.data.links as Subject) }
    const { request: id } = asked.data
    return orders.answer({ purpose: 'deliver', subject: `request:${id}`, id }, {})
  }

  async function answer(request: Request): Promise<object> {
    const uploadFor = new URL(request.url).searchParams.get('upload')
    if (uploadFor !== null) return upload(request, uploadFor)
    const { token, ...asked } = await readBody(request, z.record(z.string(), z.unknown()))
    if (token === undefined) return byKey(request, asked)
    const link = await open(token)
    const opened = openedSchema.safeParse(asked)
    if (opened.success) return browsers.open(link, opened.data.browser)
    const kept = rememberSchema.safeParse(asked)
    if (kept.success)
      return browsers.remember(link, kept.data.browser, request.headers.get('user-agent') ?? '')
    return by(link, asked)
  }

  return wrap({ name: 'operator', log: dependencies.log }, async (request) =>
    Response.json(await answer(request)),
  )
}
