import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { serve } from '../tests/support/serve.ts'
import { checkMailPort } from './check-mail.ts'
import { type Config, checkProject, checkReference } from './check-project.ts'
import type { Finding } from './finding.ts'

/** A project's own address and the platform's management API, both on loopback. */

const REFERENCE = 'abcdefghijklmnopqrst'

const { functions } = parse(
  readFileSync(new URL('../supabase/config.toml', import.meta.url), 'utf8'),
) as unknown as Config

const DEPLOYED = Object.keys(functions).map((slug) => ({ slug, status: 'ACTIVE', verify_jwt: false }))

const GOOD = {
  '/api-keys': [
    { name: 'default', type: 'publishable' },
    { name: 'default', type: 'secret' },
  ],
  '/postgrest': { max_rows: 1000, db_schema: 'public' },
  '/config/auth': {
    hook_custom_access_token_enabled: true,
    hook_custom_access_token_uri: 'pg-functions://postgres/public/admit_session',
    hook_send_email_enabled: true,
    hook_send_email_uri: 'pg-functions://postgres/public/send_auth_mail',
    security_sb_forwarded_for_enabled: true,
    rate_limit_email_sent: 300,
    rate_limit_otp: 60,
    rate_limit_verify: 60,
    rate_limit_token_refresh: 300,
    mailer_otp_length: 10,
  },
  '/config/storage': { fileSizeLimit: 52_428_800 },
  '/functions': DEPLOYED,
}

async function check(told: Record<string, unknown>, token = 'token') {
  const url = await serve((request, response) => {
    const answer = told[request.url?.split(REFERENCE)[1] ?? '']
    if (request.headers.authorization !== 'Bearer token') response.statusCode = 401
    response.end(JSON.stringify(answer ?? {}))
  })
  return missingIn(await checkProject({ url, token, api: url }))
}

const missingIn = (findings: Finding[]) =>
  findings.filter(({ state }) => state !== 'ok').map(({ state, says }) => `${state}: ${says}`)

it('finds nothing missing in a project as it should be', { tags: ['setup'] }, async () => {
  expect(await check(GOOD)).toEqual([])
})

const AUTH = GOOD['/config/auth']

it.each([
  ['/api-keys', [{ name: 'web', type: 'publishable' }, GOOD['/api-keys'][1]], 'no publishable key'],
  ['/api-keys', [GOOD['/api-keys'][0], { name: 'anon', type: 'legacy' }], 'no secret key'],
  ['/postgrest', { max_rows: 100, db_schema: 'public' }, '100 rows at most instead of 1000'],
  ['/postgrest', { max_rows: 1000, db_schema: 'public,graphql_public' }, 'shows public,graphql_public'],
  ['/config/auth', { ...AUTH, hook_custom_access_token_enabled: false }, 'admit_session'],
  ['/config/auth', { ...AUTH, hook_custom_access_token_uri: 'https://example.com' }, 'admit_session'],
  ['/config/auth', { ...AUTH, hook_send_email_enabled: false }, 'send_auth_mail'],
  ['/config/auth', { ...AUTH, hook_send_email_uri: null }, 'send_auth_mail'],
  ['/config/auth', { ...AUTH, security_sb_forwarded_for_enabled: null }, 'IP address forwarding'],
  ['/config/auth', { ...AUTH, rate_limit_otp: 30 }, 'sign_in_sign_ups is 30 instead of 60'],
  ['/config/auth', { ...AUTH, rate_limit_verify: 1 }, 'token_verifications is 1 instead of 60'],
  ['/config/auth', { ...AUTH, mailer_otp_length: 6 }, '6 digits instead of 10'],
  ['/config/storage', { fileSizeLimit: 1_000 }, '1000 bytes instead of 52428800'],
  ['/functions', DEPLOYED.slice(1), 'not deployed: send-admin-notification:'],
  [
    '/functions',
    DEPLOYED.map((deployed) => ({ ...deployed, verify_jwt: deployed.slug === 'run-jobs' })),
    'without a session call run-jobs:',
  ],
])(
  'says what is set up otherwise than our own host: %s',
  { tags: ['setup'] },
  async (path, answer, words) => {
    const found = await check({ ...GOOD, [path]: answer })
    expect(found).toEqual([expect.stringContaining(words)])
    expect(found[0]).toMatch(/^missing: .*: (run|make|turn on) /)
  },
)

it('says what could not be asked', { tags: ['setup'] }, async () => {
  expect(await check(GOOD, '')).toEqual([expect.stringMatching(/^note: .*SUPABASE_ACCESS_TOKEN/)])
  expect(await check(GOOD, 'wrong')).toEqual([expect.stringMatching(/^note: .*answers 401/)])
})

it('says that functions cannot reach the mail server’s port', { tags: ['setup'] }, () => {
  for (const url of ['smtps://mail.example', 'smtps://u:p@mail.example:465', 'smtp://mail.example:2525'])
    expect(checkMailPort(url).state, url).toBe('ok')
  for (const url of ['smtp://mail.example', 'smtp://u:p@mail.example:587', 'smtp://mail.example:25'])
    expect(checkMailPort(url), url).toMatchObject({
      state: 'missing',
      says: expect.stringContaining('port 465 in SMTP_URL'),
    })
})

it('says that the configuration belongs to another project', { tags: ['setup'] }, () => {
  const other = 'zyxwvutsrqponmlkjihg'
  expect(missingIn(checkReference(`https://${REFERENCE}.supabase.co`, REFERENCE))).toEqual([])
  expect(missingIn(checkReference(`https://${other}.supabase.co`, REFERENCE))).toEqual([
    expect.stringMatching(`^missing: .*put ${other} under \\[remotes\\.production\\]`),
  ])
  expect(checkReference('https://data.example.com', REFERENCE)).toEqual([])
})
