import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUSINESS } from '#content/business.ts'
import { AUTH_MAIL } from '#content/mail/account.ts'
import { QUOTE_BUCKET } from '#contract/backend.ts'
import { FILE_TYPES } from '#contract/files.ts'
import { BUCKET_BYTES } from '#contract/limits.ts'
import { authTemplateHtml } from '#functions/_shared/account/auth-templates.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { type Config, checkAuth, checkData } from '../../setup/check-project.ts'
import { startManagementApi } from '../support/management-api.ts'
import { supabaseCli } from '../support/supabase-cli.ts'

/** supabase/config.toml as the genuine CLI reads it: what `config push` sends to the live project, and to others. */

const FUNCTIONS = new URL('../../supabase/functions/', import.meta.url)

const config = parse(await readFile(new URL('../../supabase/config.toml', import.meta.url), 'utf8'))
const { remotes, ...local } = config

const SETTINGS = {
  SITE_URL: BUSINESS.host,
  SMTP_HOST: 'smtp.example.com',
  SMTP_USER: 'postman',
  SMTP_PASSWORD: 'password of the postman',
}

/** Differs in everything that we declare. */
const REMOTE = {
  api: { db_schema: 'graphql_public', db_extra_search_path: 'extensions', max_rows: 1, db_pool: null },
  auth: { site_url: 'http://localhost:3000' },
  storage: { file_size_limit: 52_428_800 },
  database: { major_version: 17 },
}

let output: string
const sent: Record<string, Record<string, unknown>> = {}

beforeAll(async () => {
  const api = await startManagementApi(({ method, path }) => {
    if (path === '/billing/addons') return { selected_addons: [], available_addons: [] }
    if (path.endsWith('/config') && method === 'GET')
      return { data: { type: 'project_config', id: 'abcdefghijklmnopqrst', attributes: REMOTE } }
    if (path.endsWith('/postgrest')) return { ...REMOTE.api, db_pool_acquisition_timeout: null }
    return undefined
  })
  const cli = await supabaseCli()
  // The command ends after sending the auth settings, because the stand-in does not imitate the response of some 230
  // fields.
  output = (await api.run(cli, ['config', 'push'], SETTINGS)).output
  for (const { method, path, body } of api.requests)
    if (method === 'PATCH') sent[path] = (await body.json()) as Record<string, unknown>
  await cli.dispose()
  await api.close()
})

describe('supabase config push', () => {
  it('understands every setting', () => {
    expect(output).not.toMatch(/unknown|unmanaged|not managed|could not be encoded|deprecated|invalid/i)
  })

  it('shows the data API our tables only', () => {
    expect(sent['/v1/postgrest']).toEqual({
      db_schema: 'public',
      db_extra_search_path: 'public',
      max_rows: 1000,
    })
  })

  it('makes the project what npm run setup -- --check asks for', () => {
    const ours = config as unknown as Config
    const pushed = [
      ...checkData(sent['/v1/postgrest'] as Parameters<typeof checkData>[0], ours),
      ...checkAuth(sent['/v1/config/auth'] as Parameters<typeof checkAuth>[0], ours),
    ]
    const wanting = pushed.filter(({ state }) => state !== 'ok').map(({ says }) => says)
    // the one switch that the CLI does not know
    expect(wanting).toEqual([expect.stringContaining('IP address forwarding')])
  })

  it('sets up accounts as they are on one machine', () => {
    expect(sent['/v1/config/auth']).toMatchObject({
      site_url: SETTINGS.SITE_URL,
      uri_allow_list: '',
      disable_signup: false,
      external_email_enabled: true,
      external_anonymous_users_enabled: false,
      mailer_autoconfirm: false,
      password_min_length: 6,
      refresh_token_rotation_enabled: true,
      security_refresh_token_reuse_interval: 10,
      jwt_exp: 3600,
      mailer_otp_exp: 3600,
      smtp_max_frequency: 60,
    })
  })

  it('lets nobody in but by e-mail address and password, and asks the database before it does', {
    tags: ['unused-auth'],
  }, () => {
    expect(sent['/v1/config/auth']).toMatchObject({
      external_phone_enabled: false,
      security_manual_linking_enabled: false,
      mailer_secure_email_change_enabled: true,
      mailer_otp_length: 10,
      mfa_totp_enroll_enabled: false,
      hook_custom_access_token_enabled: true,
      hook_custom_access_token_uri: 'pg-functions://postgres/public/admit_session',
      hook_send_email_enabled: true,
      hook_send_email_uri: 'pg-functions://postgres/public/send_auth_mail',
    })
  })

  it('sends the auth service’s mail by the business’s server, over implicit TLS', () => {
    expect(sent['/v1/config/auth']).toMatchObject({
      smtp_host: SETTINGS.SMTP_HOST,
      smtp_port: '465',
      smtp_user: SETTINGS.SMTP_USER,
      smtp_pass: SETTINGS.SMTP_PASSWORD,
      smtp_admin_email: BUSINESS.email.general,
      smtp_sender_name: BUSINESS.shortName,
    })
    expect(output).not.toContain(SETTINGS.SMTP_PASSWORD)
  })

  it.each(['confirmation', 'recovery'] as const)('brings our %s mail along', (name) => {
    expect(sent['/v1/config/auth']).toMatchObject({
      [`mailer_subjects_${name}`]: AUTH_MAIL[name].subject,
      [`mailer_templates_${name}_content`]: authTemplateHtml(name),
    })
  })
})

it('a developer’s machine is given nothing of the live project', () => {
  expect(remotes).toHaveProperty('production')
  expect(JSON.stringify(local)).not.toMatch(/env\(/)
  expect(local).toMatchObject({ auth: { site_url: 'http://localhost:3000' }, local_smtp: { enabled: true } })
  expect(local).not.toHaveProperty('auth.email.smtp')
  expect(local).not.toHaveProperty('db.vault')
})

it('all functions take their packages from one list', async () => {
  const folders = (await readdir(FUNCTIONS, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => [name, { verify_jwt: false, import_map: './functions/deno.json' }])
  expect(local.functions).toEqual(Object.fromEntries(folders))
})

it('the list has the versions of package.json', async () => {
  const { imports } = JSON.parse(await readFile(new URL('deno.json', FUNCTIONS), 'utf8')) as {
    imports: Record<string, string>
  }
  const versions = Object.values(imports).flatMap((target) => {
    const [, name, version] = /^npm:((?:@[^/]+\/)?[^/@]+)@([^/]+)/.exec(target) ?? []
    return name ? [[name, version]] : []
  })
  expect(packageJson.dependencies).toMatchObject(Object.fromEntries(versions))
})

it('the bucket’s limits are the contract’s', () => {
  const { storage } = local as unknown as {
    storage: { file_size_limit: string; buckets: Record<string, object> }
  }
  const limit = `${BUCKET_BYTES / 1024 / 1024}MiB`
  expect(storage.file_size_limit).toBe(limit)
  expect(storage.buckets).toEqual({
    [QUOTE_BUCKET]: {
      public: false,
      file_size_limit: limit,
      allowed_mime_types: [...new Set(Object.values(FILE_TYPES))],
    },
  })
})
