import { createPublicKey } from 'node:crypto'
import type { Resolver } from 'node:dns/promises'
import { type Finding, missing, note, ok } from './finding.ts'

/** What the domain's records say of the site and its mail. */

type Names = {
  host: string
  sender: string
  inboxes: readonly string[]
  dkim?: { domain: string; selector: string; privateKey: string }
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase()

/** The records; none for a name without any; undefined when nobody answers. */
async function ask<Record>(question: Promise<Record[]>): Promise<Record[] | undefined> {
  return question.catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOTFOUND' || error.code === 'ENODATA' ? [] : undefined,
  )
}

/** TXT records that begin with a mark. A long one comes in parts. */
async function texts(resolver: Resolver, name: string, mark: RegExp): Promise<string[] | undefined> {
  const records = await ask(resolver.resolveTxt(name))
  return records?.map((parts) => parts.join('')).filter((text) => mark.test(text))
}

const silent = (what: string) =>
  note(`Nobody answers for ${what}: check again from a machine with a working DNS.`)

async function checkHost(resolver: Resolver, host: string): Promise<Finding> {
  const answers = await Promise.all([ask(resolver.resolve4(host)), ask(resolver.resolve6(host))])
  const addresses = answers.flatMap((each) => each ?? [])
  if (addresses.length > 0) return ok(`${host} leads to ${addresses.join(' and ')}.`)
  if (answers.includes(undefined)) return silent(host)
  return missing(`${host} leads nowhere: publish an A record for it with the public address of this machine.`)
}

async function checkInbox(resolver: Resolver, domain: string): Promise<Finding> {
  const servers = await ask(resolver.resolveMx(domain))
  if (!servers) return silent(`the mail of ${domain}`)
  if (servers.some(({ exchange }) => exchange)) return ok(`Mail to ${domain} has a server.`)
  return missing(`Mail to ${domain} has no server: publish the MX records that your mail provider names.`)
}

async function checkSpf(resolver: Resolver, domain: string): Promise<Finding> {
  const records = await texts(resolver, domain, /^v=spf1( |$)/i)
  if (!records) return silent(`the SPF record of ${domain}`)
  const [record] = records
  if (!record)
    return missing(
      `${domain} has no SPF record: publish a TXT record for it such as "v=spf1 include:THEIR_NAME -all", with the name that your mail provider tells you.`,
    )
  if (records.length > 1)
    return missing(`${domain} has ${records.length} SPF records, and so none counts: join them into one.`)
  if (/ \+?all\b/i.test(record))
    return missing(`The SPF record of ${domain} lets anyone send for it: let it end in -all or ~all.`)
  return ok(`${domain} has an SPF record: ${record}`)
}

async function checkDkim(resolver: Resolver, { dkim }: Names): Promise<Finding> {
  if (!dkim)
    return note(
      'This installation does not sign mail: check in the test mail’s source that your provider does (DKIM-Signature).',
    )
  const name = `${dkim.selector}._domainkey.${dkim.domain}`
  const records = await texts(resolver, name, /\bp=/)
  if (!records) return silent(name)
  const key = createPublicKey(dkim.privateKey).export({ type: 'spki', format: 'der' }).toString('base64')
  const [, published] = /\bp=([^;]*)/.exec(records.join(' ')) ?? []
  if (published?.replace(/\s/g, '') === key) return ok(`${name} has the key that mail is signed with.`)
  const what = published === undefined ? 'has no key' : 'has another key than mail is signed with'
  return missing(`${name} ${what}: publish the TXT record "v=DKIM1; k=rsa; p=${key}" for it.`)
}

async function checkDmarc(resolver: Resolver, domain: string): Promise<Finding> {
  const labels = domain.split('.')
  // A domain without a record follows the one above it.
  for (let above = 0; labels.length - above >= 2; above++) {
    const name = `_dmarc.${labels.slice(above).join('.')}`
    const records = await texts(resolver, name, /^v=DMARC1/i)
    if (!records) return silent(name)
    const [record] = records
    if (!record) continue
    return /\bp=none\b/i.test(record)
      ? note(
          `${name} does not ask for forged mail to be refused: once your mail arrives, change p=none to p=quarantine.`,
        )
      : ok(`${name} has a DMARC record: ${record}`)
  }
  return missing(
    `${domain} has no DMARC record: publish a TXT record for _dmarc.${domain} such as "v=DMARC1; p=quarantine".`,
  )
}

export async function checkDns(resolver: Resolver, names: Names): Promise<Finding[]> {
  const sender = domainOf(names.sender)
  return Promise.all([
    checkHost(resolver, names.host),
    ...[...new Set(names.inboxes.map(domainOf))].map((domain) => checkInbox(resolver, domain)),
    checkSpf(resolver, sender),
    checkDkim(resolver, names),
    checkDmarc(resolver, sender),
  ])
}
