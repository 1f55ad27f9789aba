import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { BUSINESS } from '#content/business.ts'
import { LANGUAGES } from '#content/languages.ts'
import { FACTS_DIGEST, OPERATOR_EMAIL, SENDER, UNFINISHED_FACTS } from '#contract/business-facts.ts'
import { isExample } from '#contract/email-address.ts'
import { type Settings, SettingsError } from './settings.ts'
import type { SiteManifest } from './static/manifest.ts'

/** What a house needs before the public may come in: one list for the start, `/readyz` and `npm run setup -- --check`. */

export type Missing = {
  /** A fact or a setting. */
  key: string
  says: string
}

type Built = Pick<SiteManifest, 'site' | 'backend' | 'languages'>

type Relevant = Pick<
  Settings,
  'SITE_URL' | 'SMTP_URL' | 'MAIL_FROM' | 'ADMIN_EMAIL' | 'DKIM_DOMAIN' | 'STRIPE_SECRET_KEY' | 'DEV_SITE_URL'
>

function ofSettings(settings: Relevant): Missing[] {
  const { SITE_URL, SMTP_URL, STRIPE_SECRET_KEY, DEV_SITE_URL } = settings
  const missing: Missing[] = []
  const add = (key: string, says: string) => missing.push({ key, says })
  if (SITE_URL !== BUSINESS.host)
    add(
      'SITE_URL',
      `SITE_URL in the settings is ${SITE_URL}, but host in content/business.yaml is ${BUSINESS.host}: write the same address into both.`,
    )
  if (!SMTP_URL)
    add(
      'SMTP_URL',
      'SMTP_URL is not set, so no mail would be sent: put the address of your mail server into the settings.',
    )
  const given = {
    SMTP_URL: SMTP_URL && new URL(SMTP_URL).hostname,
    // By default they are facts, and reported as such.
    MAIL_FROM: settings.MAIL_FROM === SENDER ? undefined : settings.MAIL_FROM,
    ADMIN_EMAIL: settings.ADMIN_EMAIL === OPERATOR_EMAIL ? undefined : settings.ADMIN_EMAIL,
    DKIM_DOMAIN: settings.DKIM_DOMAIN,
  }
  for (const [name, value] of Object.entries(given))
    if (value && isExample(value)) add(name, `${name} is still an example: put your own into the settings.`)
  if (/^(sk|rk)_test_/.test(STRIPE_SECRET_KEY ?? ''))
    add(
      'STRIPE_SECRET_KEY',
      'STRIPE_SECRET_KEY is a test key, with which anyone could book without paying: put the live key into the settings.',
    )
  if (DEV_SITE_URL)
    add(
      'DEV_SITE_URL',
      'DEV_SITE_URL is for development, and would send visitors away: take it out of the settings.',
    )
  return missing
}

export async function readBuilt(): Promise<Built | undefined> {
  const text = await readFile(new URL('../build/site.json', import.meta.url), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : JSON.parse(text)
}

function ofBuild({ site, backend, languages }: Built, siteUrl: string): Missing[] {
  if (site !== siteUrl)
    return [
      {
        key: 'build',
        says: `The built site belongs to ${site}: run \`npm run build\` with host ${siteUrl} in content/business.yaml.`,
      },
    ]
  if (backend && backend !== siteUrl)
    return [
      {
        key: 'build',
        says: `The built site belongs to the backend ${backend}: run \`npm run build\` without VITE_SUPABASE_URL.`,
      },
    ]
  // A build that was cut short has English, and perhaps more.
  const absent = LANGUAGES.filter(({ code }) => code !== 'en' && !languages.includes(code))
  if (absent.length > 0)
    return [
      {
        key: 'languages',
        says: `The site is not built in ${absent.map(({ name }) => name).join(', ')}: run \`npm run build\`.`,
      },
    ]
  return []
}

/** A local site needs nothing. Of the build it tells once it is known. */
export function missingHere(settings: Relevant & Pick<Settings, 'local'>, built?: Built): Missing[] {
  if (settings.local) return []
  return [
    ...UNFINISHED_FACTS.map(([key, says]) => ({ key, says })),
    ...ofSettings(settings),
    ...(built ? ofBuild(built, settings.SITE_URL) : []),
  ]
}

/** @throws SettingsError naming everything that is missing, unless this is a rehearsal */
export function refuse(
  missing: readonly Missing[],
  { ALLOW_INCOMPLETE }: Pick<Settings, 'ALLOW_INCOMPLETE'>,
) {
  if (missing.length === 0 || ALLOW_INCOMPLETE) return
  throw new SettingsError(
    `The site is not ready for the public. ALLOW_INCOMPLETE=1 opens it for a rehearsal.\n${missing.map(({ says }) => `  ${says}`).join('\n')}`,
  )
}

/** Refuses to start with outdated generated files: a host must not show one price and charge another. */
export async function checkFacts(): Promise<void> {
  const yaml = await readFile(new URL('../content/business.yaml', import.meta.url))
  if (createHash('sha256').update(yaml).digest('hex') !== FACTS_DIGEST)
    throw new SettingsError('content/business.yaml has changed: run `npm run build`, then start again.')
}
