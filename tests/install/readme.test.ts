// @module-tag release

import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Machine, missing, startMachine, type Terminal } from './machine.ts'

const reason = missing()
if (reason) process.stdout.write(`Left out: an installation on Debian ${reason}\n`)

const README = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
const [, command = ''] = /## Run\n\n {4}(.+)\n/.exec(README) ?? []
const [, newerNode = ''] = /on Debian 12, [^`]*`([^`]+)`/.exec(README) ?? []

describe.skipIf(reason).each(['trixie', 'bookworm'])('README.md on %s', (suite) => {
  let machine: Machine
  let terminal: Terminal
  beforeAll(async () => {
    machine = await startMachine(suite)
    terminal = machine.open()
  })
  afterAll(async () => {
    terminal?.close()
    await machine?.stop()
  })

  it('installs and starts with the nodejs and npm of Debian', async () => {
    await terminal.type(
      'apt-get update -qq\napt-get install -y -qq --no-install-recommends nodejs npm curl >/dev/null',
    )
    expect(await terminal.type('npm --version')).toContain('9.2.0')
    if (suite === 'bookworm') await terminal.type(newerNode)
    await terminal.type('useradd --create-home owner; cp -r /srv/repository /root/site; cd /root/site')
    expect(command).toBe('npm ci && npm start')
    await terminal.type(`(${command}) > /root/start.log 2>&1 & echo $! > /root/start.pid`)
    const up =
      'until curl -fs http://127.0.0.1:3000/readyz; do sleep 1; kill -0 "$(cat /root/start.pid)"; done'
    const answer = await terminal
      .type(up)
      .catch(async () => Promise.reject(new Error(await readFile(`${machine.root}/root/start.log`, 'utf8'))))
    expect(answer).toContain('"database":true')
    expect(await terminal.type('curl -fs http://127.0.0.1:3000/get-quote')).toContain('<form')
  })
})
