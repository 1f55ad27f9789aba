import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backend } from '../lite/backend.ts'
import { findRoom } from '../lite/spool.ts'
import type { Settings } from '../settings.ts'

/** Whether the parts that the business needs work at this moment. */
export type Readiness = { database: boolean; storage: boolean; mail: boolean }

/** The SMTP server is checked at most this often, in milliseconds; more often while it fails. */
const MAIL_CHECK_INTERVAL = 30_000
const MAIL_TROUBLE_INTERVAL = 5_000

/** Logs in to the SMTP server. The mailer is loaded where there is one, and not before somebody asks. */
async function logIn(url: string): Promise<void> {
  const [{ createTransport }, { smtpOptions }] = await Promise.all([
    import('nodemailer'),
    import('#functions/_shared/mail/transport.ts'),
  ])
  const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 }
  await createTransport({ ...smtpOptions(url), ...timeouts }).verify()
}

/** Returns a check of database, file storage and mail. */
export function createReadiness(backend: Backend, settings: Settings): () => Promise<Readiness> {
  const writable = async () => {
    const folder = join(settings.DATA_DIR, 'mail')
    await findRoom(folder)
    await access(folder, constants.W_OK)
  }
  const holds = (check: Promise<unknown>) => {
    const timeout = new Promise((resolve) => setTimeout(resolve, 5_000, false).unref())
    return Promise.race([check.then(() => true), timeout]).then(Boolean, () => false)
  }
  let mail = { until: Number.NEGATIVE_INFINITY, result: Promise.resolve(true) }

  function checkMail(): Promise<boolean> {
    if (!settings.SMTP_URL) return holds(writable())
    const now = performance.now()
    if (now < mail.until) return mail.result
    const check = { until: now + MAIL_CHECK_INTERVAL, result: holds(logIn(settings.SMTP_URL)) }
    mail = check
    void check.result.then((works) => {
      if (!works) check.until = now + MAIL_TROUBLE_INTERVAL
    })
    return check.result
  }

  return async () => {
    const [database, storage, mailWorks] = await Promise.all([
      holds(backend.ping()),
      holds(backend.checkFiles()),
      checkMail(),
    ])
    return { database, storage, mail: mailWorks }
  }
}
