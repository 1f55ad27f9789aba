import nodemailer from 'nodemailer'
import { smtpOptions } from '#functions/_shared/mail/connect.ts'
import { ANSWER_TIMEOUT_MS, type Finding, missing, ok } from './finding.ts'

const ADVICE: Readonly<Record<string, string>> = {
  EAUTH: 'the user or the password is wrong',
  EDNS: 'there is no server of that name',
  ECONNECTION: 'nothing answers at that address and port',
  ESOCKET: 'nothing answers at that address and port, or its certificate is not valid',
  ETLS: 'the connection cannot be encrypted: try smtps:// and port 465',
  ETIMEDOUT: 'nothing answers in time: the port may be blocked',
}

/** Logs in to the mail server. The answer names server and fault, never the password. */
export async function checkMail(smtpUrl: string): Promise<Finding> {
  const { host, username } = new URL(smtpUrl)
  const timeouts = {
    connectionTimeout: ANSWER_TIMEOUT_MS,
    greetingTimeout: ANSWER_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
  }
  const smtp = nodemailer.createTransport({ ...smtpOptions(smtpUrl), ...timeouts })
  try {
    await smtp.verify()
    return ok(`The mail server ${host} ${username ? 'accepts the user and password' : 'answers'}.`)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return missing(`The mail server ${host} cannot be used: ${ADVICE[code] ?? `it says ${code || 'no'}`}.`)
  } finally {
    smtp.close()
  }
}

const CLOSED_PORTS = ['25', '587']

/** Whether functions on Supabase can reach the mail server: this machine may reach ports that they cannot. */
export function checkMailPort(smtpUrl: string): Finding {
  const { protocol, port } = new URL(smtpUrl)
  const wanted = port || (protocol === 'smtps:' ? '465' : '587')
  return CLOSED_PORTS.includes(wanted)
    ? missing(
        `Functions on Supabase cannot reach port ${wanted} of the mail server: use smtps:// and port 465 in SMTP_URL.`,
      )
    : ok(`Functions on Supabase can reach port ${wanted} of the mail server.`)
}
