import nodemailer from 'nodemailer'
import { smtpOptions } from '#functions/_shared/mail/connect.ts'
import { type Finding, missing, ok } from './finding.ts'

/** How long a mail server may take, in milliseconds. */
const PATIENCE = 15_000

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
  const timeouts = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE }
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
