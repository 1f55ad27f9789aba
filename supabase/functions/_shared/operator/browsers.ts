import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { knowsBrowsers } from '#contract/acts.ts'
import type { OperatorView } from '#contract/operator.ts'
import { type Dependencies, orThrow, rpc } from '../dependencies.ts'
import { AppError } from '../http/errors.ts'
import { deliverSoon } from '../mail/outbox.ts'
import { browserName } from './browser-name.ts'
import { HOUSE, type OpenedLink, openLink, operatorLink } from './links.ts'
import { issueLinks, printLinks } from './print-links.ts'
import type { recordLinks } from './records.ts'

/**
 * The browsers that the operator has had remembered (decision 022). A link that else asks for a confirmation by mail gets one at once in them, and
 * the page goes on with that.
 */

/** 32 random bytes. */
export const browserKey = z.string().check(z.regex(/^[\w-]{43}$/))

/** What the database has of a random key that somebody else keeps. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('hex')

const tokenIn = (href: string) => href.slice(href.indexOf('=') + 1)

type Answer = (link: OpenedLink) => Promise<OperatorView>

export function rememberedBrowsers(
  dependencies: Dependencies,
  records: ReturnType<typeof recordLinks>,
  answer: Answer,
) {
  const { database, log, now } = dependencies

  async function confirmed(browser: string, link: OpenedLink): Promise<OperatorView> {
    const { subject } = link
    const print = () => printLinks(dependencies, records, subject, browser)
    if (link.purpose === 'open') {
      const links = [...(await print()), operatorLink(dependencies, HOUSE, 'browsers')]
      return { ...(await answer(link)), links }
    }
    const purpose = link.purpose === 'answer' ? 'offer' : link.purpose
    const [issued] = await issueLinks(dependencies, [{ purpose, subject }], browser)
    const token = tokenIn(issued?.href ?? '')
    const view = await answer(await openLink(dependencies, token))
    if (link.purpose !== 'answer') return { ...view, token }
    const links = (await print()).filter(({ label }) => label !== issued?.label)
    return { ...view, token, links }
  }

  return {
    /** @param key of the browser, if it has one: one that is not remembered is as good as none */
    async open(link: OpenedLink, key: string | undefined): Promise<OperatorView> {
      const asked = key !== undefined && { key_hash: hashOfKey(key), at: now().toISOString() }
      const browser = asked && ((await rpc(database, 'use_browser', asked)) as string | null)
      if (browser && !link.confirmation && knowsBrowsers(link.purpose)) return confirmed(browser, link)
      const view = await answer(link)
      return link.confirmation?.remembers && !browser ? { ...view, canRemember: true } : view
    },

    /** @throws AppError 'link-expired' unless by a confirmation that was mailed or printed, and has remembered no other browser */
    async remember(
      { confirmation, ...link }: OpenedLink,
      key: string,
      userAgent: string,
    ): Promise<OperatorView> {
      const asked = { key_hash: hashOfKey(key), name: browserName(userAgent), at: now().toISOString() }
      const isRemembered =
        confirmation && (await rpc(database, 'remember_browser', { confirmation: confirmation.id, ...asked }))
      if (!isRemembered) throw new AppError('link-expired')
      log({ event: 'browser-remembered' })
      deliverSoon(dependencies, HOUSE)
      return answer({ ...link, confirmation })
    },
  }
}

export const listBrowsers = async ({ database }: Pick<Dependencies, 'database'>) => {
  const rows = database.from('operator_browsers').select('id, name, created_at, used_at')
  const found = await orThrow(rows.order('used_at', { ascending: false }))
  return found.map(({ id, name, created_at, used_at }) => ({
    id,
    name,
    createdAt: created_at,
    usedAt: used_at,
  }))
}
