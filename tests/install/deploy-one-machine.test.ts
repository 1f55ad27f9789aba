// @module-tag release

import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { OTHER_FACTS } from '../support/other-checkout.ts'
import { type FakeSmtp, startSmtp } from '../support/smtp.ts'
import { type Machine, missing, OUTSIDE, startMachine, type Terminal } from './machine.ts'

/** docs/deploy-one-machine.md and docs/operate/updates.md, carried out on fresh machines, command by command. */

const reason = missing()
if (reason) process.stdout.write(`Left out: a deployment on Debian ${reason}\n`)

const DOMAIN = 'house.test'
const PASSWORD = 'a password of the database'
const ENVIRONMENT = '/etc/signet-and-quill/environment'
const FACTS = '/opt/signet-and-quill/content/business.yaml'

type Section = { title: string; text: string; blocks: string[] }

/** The sections of a document below its title, with the blocks of commands in them. */
async function readSections(path: string): Promise<Section[]> {
  const text = await readFile(new URL(`../../${path}`, import.meta.url), 'utf8')
  return text.split(/^## /m).map((section) => ({
    title: section.split('\n')[0] ?? '',
    text: section,
    blocks: [...section.matchAll(/(?:^ {4}.*\n(?:\n(?= {4}))?)+/gm)].map(([block]) =>
      block.replace(/^ {4}/gm, ''),
    ),
  }))
}

// tests/install/container.test.ts carries out the section about the container.
const guide = (await readSections('docs/deploy-one-machine.md')).filter(
  ({ title }) => title !== 'In a container',
)
/** Its title is that of a section. */
const OWN_DATABASE = 'A PostgreSQL of your own'

const upgrading = (await readSections('docs/operate/updates.md')).filter(({ title }) =>
  ['A new release', 'Going back'].includes(title),
)

describe.skipIf(reason).each(['trixie', 'bookworm'])('a deployment on %s', (suite) => {
  let machine: Machine
  let terminal: Terminal
  let smtp: FakeSmtp
  let identity = ''
  let ownDatabase = false

  const change = async (path: string, edit: (text: string) => string) => {
    // From outside, the link to the release in use would lead to this machine's own /opt.
    const file = join(machine.root, path.replace('/opt/signet-and-quill', '/opt/releases/first'))
    await writeFile(file, edit(await readFile(file, 'utf8')))
  }
  const set = (text: string, name: string, value: string) =>
    text.replace(new RegExp(`^${name}=.*$`, 'm'), `${name}=${value}`)

  /** What the reader does in the editor. */
  async function edit(path: string): Promise<void> {
    if (path === '/etc/caddy/Caddyfile')
      return change(path, (text) =>
        text
          .replaceAll('your-domain.example', DOMAIN)
          // Certificates of its own: nobody outside can reach this machine.
          .replace('{\n', '{\n\tlocal_certs\n\tskip_install_trust\n'),
      )
    if (path === FACTS) return change(path, (text) => text.replace(/^( +price:).*$/m, '$1 3500'))
    expect(path).toBe(ENVIRONMENT)
    if (ownDatabase)
      return change(path, (text) =>
        set(text, 'DATABASE_URL', `postgres://signet:${encodeURIComponent(PASSWORD)}@127.0.0.1:5432/signet`),
      )
    const printed = await terminal.type('deploy/run backup --new-key')
    identity = /AGE-SECRET-KEY-\S+/.exec(printed)?.[0] ?? ''
    await change(path, (text) => set(text, 'BACKUP_RECIPIENT', /age1\S+/.exec(printed)?.[0] ?? ''))
  }

  /** What the reader answers. Nobody can look up this domain, and so something stays missing. */
  async function setUp(command: string): Promise<string> {
    const facts = parse(OTHER_FACTS.replaceAll('.example', '.test'))
    const business = { ...facts, host: `https://www.${DOMAIN}` }
    const settings = { SMTP_URL: smtp.url.replace('127.0.0.1', OUTSIDE) }
    await writeFile(join(machine.root, 'root/answers.yaml'), stringify({ business, settings }))
    const printed = await terminal.type(`${command.trim()} -- --answers /root/answers.yaml || [ $? = 1 ]`)
    expect(printed).toContain('A test mail is on its way')
    return printed
  }

  /** Types what a block says, and answers what its commands ask. */
  async function follow(block: string): Promise<string> {
    const lines = block.replaceAll('ADDRESS_OF_THE_REPOSITORY', '/srv/repository')
    let printed = ''
    for (const part of lines.split(/^((?:nano|npm run setup).*\n)/m).filter(Boolean)) {
      const [, path] = /^nano (\S+)/.exec(part) ?? []
      if (path) await edit(path)
      else if (part.startsWith('npm run setup')) printed += await setUp(part)
      else
        printed += await terminal.type(
          part,
          /--pwprompt/.test(part)
            ? `${PASSWORD}\n${PASSWORD}\n`
            : /^read /m.test(part)
              ? `${identity}\n`
              : '',
        )
    }
    return printed
  }

  beforeAll(async () => {
    machine = await startMachine(suite)
    smtp = await startSmtp()
    terminal = machine.open()
    await appendFile(join(machine.root, 'etc/hosts'), `127.0.0.1 localhost www.${DOMAIN} ${DOMAIN}\n`)
    // The reader waits some seconds, and tries again.
    await terminal.type('curl() { command curl --retry 90 --retry-delay 1 --retry-all-errors -S "$@"; }')
  })
  afterAll(async () => {
    terminal?.close()
    await smtp?.close()
    await machine?.stop()
  })

  it.each(guide)('$title', async ({ title, text, blocks }) => {
    // Debian 12 has no PostgreSQL 17, as the section says.
    if (title === OWN_DATABASE && suite === 'bookworm') return
    ownDatabase = title === OWN_DATABASE
    for (const block of blocks) {
      const printed = await follow(block)
      if (block.includes('/readyz\n'))
        expect(printed).toContain('{"database":true,"storage":true,"mail":true,"complete":true}')
      if (block.includes('caddy validate')) expect(printed).toContain('Valid configuration')
    }
    if (/^\d/.test(title) || ownDatabase)
      for (const unit of await terminal
        .type('systemctl list-units --failed --plain --no-legend')
        .then((list) => list.split('\n')))
        expect(unit).not.toMatch(/signet|caddy|postgres/)
    if (title.startsWith('6.')) {
      const [, command = ''] = /`(curl -I [^`]+)`/.exec(text) ?? []
      const printed = await terminal.type(`${command.replace('your-domain.example', DOMAIN)} -fsk`)
      for (const header of ['content-security-policy', 'strict-transport-security'])
        expect(printed).toContain(header)
      const inside = `https://www.${DOMAIN}`
      for (const path of ['/metrics', '/dev/mail'])
        expect(await terminal.type(`curl -sk -o /dev/null -w '%{http_code}' ${inside}${path}`)).toContain(
          '404',
        )
      await terminal.type('systemctl start signet-and-quill-backup')
      const check = `BACKUP_IDENTITY=${identity} deploy/run restore --check /var/lib/signet-and-quill/backups/*.backup`
      expect(await terminal.type(check)).toContain('quote_requests')
    }
  })

  it('an update takes the owner’s facts along, and can be undone', async () => {
    const packages = join(machine.root, 'srv/repository/package.json')
    const json = JSON.parse(await readFile(packages, 'utf8'))
    await writeFile(packages, JSON.stringify({ ...json, version: '99.0.0' }))
    await terminal.type(
      'git -C /srv/repository -c user.name=T -c user.email=t@localhost commit -qam "Another release"',
    )
    const printed = []
    expect(upgrading).toHaveLength(2)
    for (const block of upgrading.flatMap(({ blocks }) => blocks)) {
      printed.push(await follow(block))
      await terminal.type('curl -fs http://127.0.0.1:3001/readyz')
    }
    expect(printed.join('')).toContain('Release 99.0.0 is in use')
    expect(await terminal.type('cat /opt/releases/second/content/business.yaml')).toContain(DOMAIN)
    expect(await terminal.type('readlink /opt/signet-and-quill')).toContain('/opt/releases/first')
  })

  it('a price is changed by the words of the owner’s guide', async () => {
    const [page] = await readSections('docs/operate/change-a-price.md')
    // One block is what the file says.
    const commands = page?.blocks.filter((block) => !/^ *price:/.test(block)) ?? []
    expect(commands).toHaveLength(3)
    for (const command of commands) await follow(command.replace(/^ +/gm, ''))
    expect(await terminal.type('curl -fs http://127.0.0.1:3001/booking-form')).toContain('£35.00')
    expect((await terminal.type('git -C /opt/signet-and-quill status --short')).trim()).toBe('')
  })

  it('a day is closed and opened, and the calendar subscribed to, by the words of the guide', async () => {
    const sections = await readSections('docs/operate/consultations.md')
    const commands = sections
      .flatMap(({ blocks }) => blocks)
      .filter((block) => / operator (days|calendar) /.test(block))
    expect(commands).toHaveLength(4)
    // The certificate is the proxy's own.
    await terminal.type('export NODE_TLS_REJECT_UNAUTHORIZED=0')
    const printed = []
    for (const command of commands) printed.push(await follow(command.replace(/^ +/gm, '')))
    expect(printed.join('')).toContain('webcal:')
  })
})
