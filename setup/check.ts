import { randomUUID } from 'node:crypto'
import { Resolver } from 'node:dns/promises'
import { BUSINESS } from '#content/business.ts'
import { BANK_TRANSFER, CONSULTATION_FACTS, ORDER_FACTS } from '#contract/business-facts.ts'
import { addressIn } from '#functions/_shared/environment.ts'
import { heading, paragraph } from '#functions/_shared/mail/design/blocks.ts'
import { message } from '#functions/_shared/mail/design/message.ts'
import { createTransport } from '#functions/_shared/mail/transport.ts'
import { readEncryption } from '#host/backup/encryption.ts'
import { checkFacts, missingHere, readBuilt } from '#host/completeness.ts'
import { samplesLeft } from '#host/samples.ts'
import { readSettings, type Settings, SettingsError } from '#host/settings.ts'
import { checkDns } from './check-dns.ts'
import { checkMail, checkMailPort } from './check-mail.ts'
import { checkOrders } from './check-orders.ts'
import { checkPayments } from './check-payments.ts'
import { checkProject } from './check-project.ts'
import { checkRunning } from './check-running.ts'
import { checkVisitors } from './check-visitors.ts'
import { type Finding, missing, note, ok } from './finding.ts'

export type What = {
  env: Readonly<Record<string, string | undefined>>
  /** A DNS server to ask instead of this machine's, such as that of the domain. */
  dns?: string | undefined
  /** Where to ask the installation, instead of at SITE_URL. */
  at?: string | undefined
  project?: string | undefined
  token?: string | undefined
  secretKey?: string | undefined
  /** Backups are the platform's. */
  hosted: boolean
  running: boolean
  mail: boolean
}

function signingOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: Settings) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_PRIVATE_KEY) return {}
  return { dkim: { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR, privateKey: DKIM_PRIVATE_KEY } }
}

async function sendTestMail(settings: Settings): Promise<Finding> {
  const content = message(
    {
      subject: `Test mail from ${BUSINESS.shortName}`,
      title: 'Your mail arrives',
      preview: 'Your mail settings work.',
      why: 'We sent this because someone set this installation up.',
    },
    paragraph(`This is how customers get mail from ${settings.SITE_URL}, and where you get theirs.`),
    heading('What to look at'),
    paragraph(
      'It should be in the inbox, not in spam, and its source should say that SPF, DKIM and DMARC have passed.',
    ),
  )
  try {
    await createTransport(settings).send({ id: randomUUID(), to: settings.ADMIN_EMAIL, ...content })
    return ok(`A test mail is on its way to ${settings.ADMIN_EMAIL}: see that it arrives, and not as spam.`)
  } catch {
    return missing(
      `The mail server took no test mail to ${settings.ADMIN_EMAIL}: see which senders it allows.`,
    )
  }
}

async function checkServices(settings: Settings, what: What): Promise<Finding[]> {
  const { SMTP_URL, STRIPE_SECRET_KEY, STRIPE_API_URL, SITE_URL } = settings
  const findings: Finding[] = []
  if (SMTP_URL) {
    const mail = await checkMail(SMTP_URL)
    findings.push(mail)
    if (what.project) findings.push(checkMailPort(SMTP_URL))
    if (mail.state === 'ok' && what.mail) findings.push(await sendTestMail(settings))
  }
  if (!STRIPE_SECRET_KEY)
    return [
      ...findings,
      note('Consultations cannot be booked without STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.'),
    ]
  const payments = await checkPayments({
    secretKey: STRIPE_SECRET_KEY,
    apiUrl: STRIPE_API_URL,
    currency: CONSULTATION_FACTS.currency,
    webhook: `${what.project ?? SITE_URL}/functions/v1/stripe-webhook`,
  })
  return [...findings, ...payments]
}

/** A wrong setting counts as unset, so that it hides nothing else. */
function readValid(env: What['env']): { settings: Settings; wrong: Finding[] } {
  try {
    return { settings: readSettings(env), wrong: [] }
  } catch (error) {
    if (!(error instanceof SettingsError) || error.names.length === 0) throw error
    const { names, message } = error
    const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !names.includes(name)))
    const { settings, wrong } = readValid(rest)
    return { settings, wrong: [missing(message), ...wrong] }
  }
}

function checkBackups(env: What['env']): Finding[] {
  try {
    readEncryption(env)
    return []
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [missing(`No backups are made. ${error.message}`)]
  }
}

export async function checkAll(what: What): Promise<Finding[]> {
  try {
    await checkFacts()
  } catch (error) {
    if (error instanceof SettingsError) return [missing(error.message)]
    throw error
  }
  const { settings, wrong } = readValid(what.env)
  const { MAIL_FROM, SITE_URL, local } = settings
  if (local)
    return [
      ...wrong,
      missing(
        'SITE_URL is not set, or leads to this machine only: put the public address into the settings.',
      ),
    ]
  const built = what.project || !what.running ? undefined : await readBuilt()
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  if (what.dns) resolver.setServers([what.dns])
  const found = await Promise.all([
    wrong,
    missingHere(settings, built).map(({ says }) => missing(says)),
    samplesLeft().then((left) => left.map(note)),
    checkDns(resolver, {
      host: new URL(SITE_URL).hostname,
      sender: addressIn(MAIL_FROM),
      inboxes: [...Object.values(BUSINESS.email), settings.ADMIN_EMAIL],
      ...signingOf(settings),
    }),
    checkServices(settings, what),
    checkOrders({ ...ORDER_FACTS, bankTransfer: BANK_TRANSFER, card: Boolean(settings.STRIPE_SECRET_KEY) }),
    what.hosted ? [] : checkBackups(what.env),
    what.running && what.project ? checkProject({ url: what.project, token: what.token }) : [],
    what.running && what.project ? checkVisitors({ url: what.project, secretKey: what.secretKey }) : [],
    what.running ? checkRunning({ siteUrl: SITE_URL, at: what.at ?? SITE_URL, project: what.project }) : [],
  ])
  return found.flat()
}
