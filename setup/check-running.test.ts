import { expect, it } from 'vitest'
import { serve } from '../tests/support/serve.ts'
import { checkRunning } from './check-running.ts'

/** A hosted project and its static host have nothing of ours that could refuse to open: this asks them from outside. */

const SITE = 'https://www.wax.test'

const project = (site: string | undefined, status = 204) =>
  serve((_request, response) => {
    response.writeHead(status, site ? { 'access-control-allow-origin': site } : {}).end()
  })

const pages = (canonical: string, backend: string) =>
  serve((_request, response) => {
    response.setHeader('content-security-policy', `connect-src 'self' ${backend}`)
    response.end(`<!doctype html><link rel="canonical" href="${canonical}/">`)
  })

const said = async (at: string, supabase: string) =>
  (await checkRunning({ siteUrl: SITE, at, project: supabase })).map(({ state, says }) => `${state}: ${says}`)

it('says that pages and functions belong together', { tags: ['setup'] }, async () => {
  const supabase = await project(SITE)
  const at = await pages(SITE, supabase)
  expect(await said(at, supabase)).toEqual([
    `ok: The pages at ${at} are those of ${SITE}.`,
    `ok: The functions at ${supabase} have their secrets, and belong to ${SITE}.`,
    'note: Which mail server and which Stripe account they use cannot be asked from outside: see the test mail.',
  ])
})

it('says what is wrong, and where to put it right', { tags: ['setup'] }, async () => {
  const other = await project('https://old.wax.test')
  const broken = await project(undefined, 503)
  const calling = await pages(SITE, 'https://another.supabase.co')
  const foreign = await pages('https://old.wax.test', other)
  expect(await said(calling, other)).toEqual([
    `missing: The pages at ${calling} call another backend: build them with VITE_SUPABASE_URL=${other}.`,
    `missing: The functions at ${other} belong to https://old.wax.test: set the secret SITE_URL to ${SITE} (npx supabase secrets set).`,
  ])
  expect(await said(foreign, broken)).toEqual([
    `missing: The pages at ${foreign} belong to https://old.wax.test: build the site again.`,
    `missing: The functions at ${broken} do not start: deploy them, and see which of the secrets their log names.`,
  ])
  expect(await said('http://127.0.0.1:9', 'http://127.0.0.1:9')).toEqual([
    'missing: http://127.0.0.1:9 shows no page: publish the site there.',
    'missing: Nothing answers at http://127.0.0.1:9: see in its dashboard whether it is paused.',
  ])
})
