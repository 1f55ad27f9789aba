import { readFile } from 'node:fs/promises'
import process from 'node:process'
import nodemailer from 'nodemailer'
import { smtpOptions } from '../../supabase/functions/_shared/mail/connect.ts'

// Run by mail-hosts.test.ts on each runtime: sends two messages as the functions do, and prints the outcomes.
// Arguments: URL of the server, its addresses separated by commas (empty: look up), file of the authority to trust.

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
// The platform's Deno waits for an abandoned TLS handshake as long as the connection is open.
process.exit()
