import { AuthClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import bcrypt from 'bcrypt'
import type { Sql, TransactionSql } from '../../../tests/support/sql.ts'
import { dataHeaders } from './requests.ts'
import type { Visitor } from './visitor.ts'

/** Customers with an account: they sign in, return with their last session, and view their dashboard. */

export type Customers = {
  /** Signs in with a password, and opens the dashboard. */
  signIn: (visitor: Visitor) => Promise<void>
  /** Returns with an expired token, renews it, and opens the dashboard. */
  comeBack: (visitor: Visitor) => Promise<void>
}

const PASSWORD = 'secret-1'

/** Earlier requests of each customer. */
const TASKS = 5

type Session = { id: string; token: string; refreshToken: string }

/** Inserts so many requests of each account, a day apart, bypassing the triggers: no mail is queued for them. */
export async function insertTasks(within: TransactionSql, accounts: string[], count: number): Promise<void> {
  await within`set local session_replication_role = replica`
  await within`
    insert into public.quote_requests (id, user_id, service_type, urgency, task_description, country_of_origin,
      country_of_destination, given_name, family_name, email, created_at)
    select gen_random_uuid(), account, 'document-translation', 'standard', 'A task', '', '', 'A', 'B',
      'a@example.com', now() - n * interval '1 day'
    from unnest(${accounts}::uuid[]) as account, generate_series(1, ${count}::integer) as n`
}

/** Confirmed accounts with some requests each. */
async function makeAccounts(sql: Sql, count: number): Promise<string[]> {
  const emails = Array.from({ length: count }, () => `${crypto.randomUUID()}@example.com`)
  const hash = bcrypt.hashSync(PASSWORD, 10)
  await sql.begin(async (within) => {
    const made = await within`
      insert into auth.users (id, email, encrypted_password, email_confirmed_at, role, aud)
      select gen_random_uuid(), email, ${hash}, now(), 'authenticated', 'authenticated'
      from unnest(${emails}::text[]) as email
      returning id`
    // Created confirmed, they are proven, and would all be welcomed.
    await within`delete from public.outbox where kind = 'welcome'`
    await insertTasks(
      within,
      made.map(({ id }) => id),
      TASKS,
    )
  })
  return emails
}

/** @param count accounts to be made in the database */
export async function createCustomers(sql: Sql, count: number): Promise<Customers> {
  const emails = await makeAccounts(sql, count)
  const sessions: Session[] = []
  let next = 0

  function authOf({ url }: Visitor, send: typeof fetch): InstanceType<typeof AuthClient> {
    const options = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false }
    const { apikey } = dataHeaders()
    return new AuthClient({ url: `${url}/auth/v1`, headers: { apikey }, fetch: send, ...options })
  }

  async function look(visitor: Visitor, { id, token }: Session): Promise<void> {
    await visitor.step('dashboard', async (send) => {
      const rest = new PostgrestClient(`${visitor.url}/rest/v1`, { headers: dataHeaders(token), fetch: send })
      const [profile, tasks] = await Promise.all([
        rest.from('profiles').select('*').eq('id', id).single(),
        rest
          .from('quote_requests')
          .select('id,reference,service_type,urgency,task_description,uploaded_files,created_at')
          .eq('user_id', id)
          .order('created_at', { ascending: false })
          .limit(21),
      ])
      if (profile.error || tasks.error) throw profile.error ?? tasks.error
      if (tasks.data.length !== TASKS) throw new Error('not the whole dashboard')
    })
  }

  async function signIn(visitor: Visitor): Promise<void> {
    const email = emails[next++ % emails.length] as string
    const session = await visitor.step('sign-in', async (send) => {
      const { data, error } = await authOf(visitor, send).signInWithPassword({ email, password: PASSWORD })
      if (error) throw error
      return { id: data.user.id, token: data.session.access_token, refreshToken: data.session.refresh_token }
    })
    await look(visitor, session)
    sessions.push(session)
  }

  return {
    signIn,
    async comeBack(visitor) {
      const last = sessions.shift()
      // No returning customer is left.
      if (!last) return signIn(visitor)
      const session = await visitor.step('session refresh', async (send) => {
        const { data, error } = await authOf(visitor, send).refreshSession({
          refresh_token: last.refreshToken,
        })
        if (error) throw error
        if (!data.session) throw new Error('no session')
        const { access_token: token, refresh_token: refreshToken } = data.session
        return { id: last.id, token, refreshToken }
      })
      await look(visitor, session)
      sessions.push(session)
    },
  }
}
