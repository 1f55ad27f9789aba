import { ANSWER_TIMEOUT_MS, type Finding, missing, note, ok } from './finding.ts'

/** Asks an installation that is running, from outside. */

type Running = {
  siteUrl: string
  /** Where to ask, if its name does not lead there yet. */
  at: string
  /** The Supabase project that the site belongs to; without one, our own host. */
  project?: string | undefined
}

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) }).catch(() => undefined)

async function checkReadiness({ at }: Running): Promise<Finding[]> {
  const answer = await ask(`${at}/readyz`)
  if (!answer)
    return [missing(`Nothing answers at ${at}: start the host, and see that the proxy leads to it.`)]
  const said: unknown = await answer.json().catch(() => undefined)
  if (typeof said !== 'object' || said === null)
    return [missing(`${at}/readyz does not answer like our host: see where ${at} leads.`)]
  const parts = Object.entries(said).filter(([, state]) => typeof state === 'boolean')
  const wanting = parts.filter(([part, state]) => part !== 'complete' && !state)
  if (wanting.length > 0)
    return wanting.map(([part]) => missing(`The host says that its ${part} does not work: see its log.`))
  // What makes it incomplete is known here, too, unless it was started with other settings.
  if ('complete' in said && !said.complete)
    return [missing('The host runs as a rehearsal: something is missing, or was when it was started.')]
  return [ok(`The host at ${at} is ready.`)]
}

/** Whether the pages are those of this address, and call this backend. */
async function checkPages({ siteUrl, at, project }: Running): Promise<Finding[]> {
  const answer = await ask(`${at}/`)
  if (!answer?.ok) return [missing(`${at} shows no page: publish the site there.`)]
  const page = await answer.text()
  const [, canonical = siteUrl] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? []
  const calls = answer.headers.get('content-security-policy') ?? ''
  if (new URL(canonical).origin !== siteUrl)
    return [missing(`The pages at ${at} belong to ${new URL(canonical).origin}: build the site again.`)]
  if (page.includes('aria-label="Rehearsal"'))
    return [missing('Every page says that this is a rehearsal: take ALLOW_INCOMPLETE out of the settings.')]
  if (project && !calls)
    return [missing(`${at} sends no Content-Security-Policy: use a static host that reads _headers.`)]
  if (project && !calls.includes(project))
    return [missing(`The pages at ${at} call another backend: build them with VITE_SUPABASE_URL=${project}.`)]
  return [ok(`The pages at ${at} are those of ${siteUrl}.`)]
}

/** A function starts only with all its secrets, and then says whose pages may call it. */
async function checkFunctions({ siteUrl, project }: Running): Promise<Finding[]> {
  if (!project) return []
  const url = `${project}/functions/v1/booking-status`
  const answer = await ask(url, { method: 'OPTIONS', headers: { origin: siteUrl } })
  if (!answer) return [missing(`Nothing answers at ${project}: see in its dashboard whether it is paused.`)]
  const site = answer.headers.get('access-control-allow-origin')
  if (!answer.ok)
    return [
      missing(
        `The functions at ${project} do not start: deploy them, and see which of the secrets their log names.`,
      ),
    ]
  if (site !== siteUrl)
    return [
      missing(
        `The functions at ${project} belong to ${site ?? 'no site'}: set the secret SITE_URL to ${siteUrl} (npx supabase secrets set).`,
      ),
    ]
  return [
    ok(`The functions at ${project} have their secrets, and belong to ${siteUrl}.`),
    note(
      'Which mail server and which Stripe account they use cannot be asked from outside: see the test mail.',
    ),
  ]
}

export async function checkRunning(running: Running): Promise<Finding[]> {
  const parts = [running.project ? [] : checkReadiness(running), checkPages(running), checkFunctions(running)]
  return (await Promise.all(parts)).flat()
}
