import { readFile } from 'node:fs/promises'
import process from 'node:process'
import nodemailer from 'nodemailer'
import { smtpOptions } from '../../supabase/functions/_shared/mail/connect.ts'

// Run by mail-hosts.test.ts on each runtime: sends two messages in each case as the functions do, and prints the outcomes.
// Arguments: cases as JSON, each the URL of a server and its addresses (none: look up); file of the authority to trust; who sends.

const [cases = '[]', authority = '', sender] = process.argv.slice(2)
const ca = await readFile(authority, 'utf8')
const outcomes = (JSON.parse(cases) as [string, string[]][]).map(async ([url, addresses], index) => {
  const smtp = nodemailer.createTransport({
    ...smtpOptions(url, addresses.length > 0 ? async () => addresses : undefined),
    connectionTimeout: 10_000,
    tls: { ca },
  })
  const send = () =>
    smtp
      .sendMail({ from: 'a@example.com', to: 'b@example.com', subject: `${sender} ${index}`, text: 'Hello' })
      .then(
        () => 'sent',
        ({ code }) => String(code),
      )
  return [await send(), await send()]
})
process.stdout.write(JSON.stringify(await Promise.all(outcomes)))
// The platform's Deno waits for an abandoned TLS handshake as long as the connection is open.
process.exit()
