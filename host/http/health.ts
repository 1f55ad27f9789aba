import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { smtpOptions } from '#functions/_shared/mail/connect.ts'
import type { Backend } from '../lite/backend.ts'
import { findRoom } from '../lite/spool.ts'
import type { Settings } from '../settings.ts'

export type Readiness = { database: boolean; storage: boolean; mail: boolean }

/** The SMTP server is checked at most this often. */
const MAIL_CHECK_INTERVAL_MS = 30_000
const MAIL_RETRY_INTERVAL_MS = 5_000

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
  const timeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 4_000 }
  async function verify(url: string): Promise<unknown> {
    const { default: nodemailer } = await import('nodemailer')
    return nodemailer.createTransport({ ...smtpOptions(url), ...timeouts }).verify()
  }
  let mail = { until: Number.NEGATIVE_INFINITY, result: Promise.resolve(true) }

  function checkMail(): Promise<boolean> {
    const url = settings.SMTP_URL
    if (!url) return holds(writable())
    const now = performance.now()
    if (now < mail.until) return mail.result
    const check = { until: now + MAIL_CHECK_INTERVAL_MS, result: holds(verify(url)) }
    mail = check
    void check.result.then((works) => {
      if (!works) check.until = now + MAIL_RETRY_INTERVAL_MS
    })
    return check.result
  }

  async function check(): Promise<Readiness> {
    const [database, storage, mailWorks] = await Promise.all([
      holds(backend.ping()),
      holds(backend.checkFiles()),
      checkMail(),
    ])
    return { database, storage, mail: mailWorks }
  }

  let underWay: Promise<Readiness> | undefined

  // Anybody may ask: those who ask meanwhile get the same answer.
  return () => {
    underWay ??= check().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
