import { readFile } from 'node:fs/promises'
import process from 'node:process'
import nodemailer from 'nodemailer'
import { smtpOptions } from '../../supabase/functions/_shared/mail/connect.ts'

/**
 * Sends two messages as the functions do, and prints what came of each: run by mail-hosts.test.ts on each runtime. Arguments:
 * URL of the server, its addresses with commas between them, or nothing to look them up, and the file of the authority to trust.
 */

const [url = '', addresses = '', authority = ''] = process.argv.slice(2)
const smtp = nodemailer.createTransport({
  ...smtpOptions(url, addresses ? async () => addresses.split(',') : undefined),
  connectionTimeout: 10_000,
  tls: { ca: await readFile(authority, 'utf8') },
})
for (const subject of ['first', 'second'])
  await smtp.sendMail({ from: 'a@example.com', to: 'b@example.com', subject, text: 'Hello' }).then(
    () => process.stdout.write(`${subject}: sent\n`),
    ({ code }) => process.stdout.write(`${subject}: ${code}\n`),
  )
// The Deno of the platform waits for an encryption that was given up, as long as the other side keeps the connection.
process.exit()
