import { BlockList, isIPv4 } from 'node:net'
import { canonicalAddress } from '#contract/network.ts'
import { ANSWER_TIMEOUT_MS, type Finding, missing, note, ok } from './finding.ts'

/**
 * Asks a Supabase project by which address it counts this caller. Only the secret key opens these answers: the database's
 * function is closed to visitors, and so is `run-jobs`.
 */

type Project = {
  url: string
  secretKey?: string | undefined
}

/** An address for documentation, which no caller has. */
const FORGED = '192.0.2.1'

/** Addresses of machines inside a network, such as a proxy: never a visitor's who comes by the Internet. */
const INSIDE = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4')
INSIDE.addAddress('::1', 'ipv6')
INSIDE.addSubnet('fc00::', 7, 'ipv6')
INSIDE.addSubnet('fe80::', 10, 'ipv6')

const isVisitors = (address: string) => !INSIDE.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

const COUNTERS = [
  {
    name: 'database',
    path: '/rest/v1/rpc/caller_address',
    body: {},
    read: (said: unknown) => said,
  },
  {
    name: 'functions',
    path: '/functions/v1/run-jobs',
    body: { only: 'caller' },
    read: (said: unknown) => (said as { caller?: unknown } | null)?.caller,
  },
] as const

type Counter = (typeof COUNTERS)[number]

async function askCounter(
  { url, secretKey = '' }: Project,
  { path, body, read }: Counter,
  forged: Record<string, string> = {},
): Promise<{ status: number; address?: string | undefined }> {
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json', ...forged },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
  if (!answer.ok) return { status: answer.status }
  return { status: 200, address: canonicalAddress(String(read(await answer.json()))) }
}

async function checkCounter(project: Project, counter: Counter): Promise<Finding> {
  const { name } = counter
  const { status, address } = await askCounter(project, counter)
  if (status !== 200)
    return note(
      `The ${name} cannot be asked for a visitor's address (${status}): check SUPABASE_SECRET_KEY, and that everything is deployed.`,
    )
  if (!address || !isVisitors(address))
    return missing(
      `The ${name} counted this visitor as ${address ?? 'one without an address'}, and would take all for one: call the project at its own address or its custom domain, without a proxy before it.`,
    )
  // The platform's edge refuses the header, or writes the caller's own address into it.
  const { address: believed } = await askCounter(project, counter, { 'cf-connecting-ip': FORGED })
  if (believed === FORGED)
    return missing(
      `The ${name} believed an address that was made up in cf-connecting-ip, so limits can be avoided: make sure that the project can only be reached through the platform's edge.`,
    )
  return ok(`The ${name} counted this visitor as ${address}, and believed no other address.`)
}

export async function checkVisitors(project: Project): Promise<Finding[]> {
  if (!project.secretKey)
    return [
      note(
        'Whether visitors are counted by their own addresses was not asked: put the secret key into SUPABASE_SECRET_KEY.',
      ),
    ]
  try {
    return await Promise.all(COUNTERS.map((counter) => checkCounter(project, counter)))
  } catch {
    return [
      note(
        `Whether visitors are counted by their own addresses cannot be asked: nothing answers at ${project.url}.`,
      ),
    ]
  }
}
