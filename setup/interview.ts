import { checkMail } from './check-mail.ts'
import { checkPayments } from './check-payments.ts'
import type { Draft } from './draft.ts'
import type { Finding } from './finding.ts'
import { type Question, SECTIONS } from './questions.ts'
import type { Terminal } from './terminal.ts'

/** Asks the owner. Enter keeps what is there; what is not known yet is left open. */

/** What can be tried at once, while the answers are still in mind. */
const TRIALS: Readonly<Record<string, (draft: Draft) => Promise<Finding[]>>> = {
  'Mail server': async ({ value }) => {
    const url = value('SMTP_URL')
    return url ? [await checkMail(url)] : []
  },
  Payments: async ({ value }) => {
    const secretKey = value('STRIPE_SECRET_KEY')
    if (!secretKey) return []
    return checkPayments({
      secretKey,
      apiUrl: value('STRIPE_API_URL') || undefined,
      currency: value('consultation.currency'),
      webhook: `${value('host')}/functions/v1/stripe-webhook`,
    })
  },
}

/** Puts an answer where it belongs; returns what is wrong with it. */
function take(draft: Draft, { key, section, clears = [] }: Question, answer: string | null): string[] {
  const [parent, name] = section ?? []
  if (parent && answer === null) return draft.trySet(parent, null)
  if (parent && name && answer !== null && draft.value(`${parent}.${name}`) === '') {
    const label = URL.canParse(answer) ? new URL(answer).hostname : answer
    return draft.trySet(parent, { [name]: label, url: answer })
  }
  if (answer !== draft.value(key)) for (const other of clears) draft.set(other, null)
  return draft.trySet(key, answer)
}

async function askOne(draft: Draft, terminal: Terminal, question: Question): Promise<void> {
  const { value } = draft
  const { key, ask, secret = false, optional = false, when, offer } = question
  if (when && !when(value)) return
  for (;;) {
    const present = value(key) || offer?.(value) || ''
    const known = present && (secret ? ' [Enter keeps the present one]' : ` [${present}]`)
    const answer = await terminal.ask(`${ask}${known}: `, secret)
    if (answer === '' && present === '') return
    const faults = take(draft, question, optional && answer === '-' ? null : answer || present)
    if (faults.length === 0) return
    for (const fault of faults) terminal.say(`  ${fault}.`)
  }
}

/** Goes through all questions. */
export async function interview(draft: Draft, terminal: Terminal): Promise<void> {
  terminal.say(
    'Enter keeps what stands in brackets. Leave open what you do not know yet. Ctrl-C ends without writing anything.',
  )
  for (const { title, questions } of SECTIONS) {
    terminal.say(`\n${title}`)
    for (let again = true; again; ) {
      for (const question of questions) await askOne(draft, terminal, question)
      const findings = (await TRIALS[title]?.(draft)) ?? []
      const wrong = findings.filter(({ state }) => state === 'missing')
      for (const { says } of wrong) terminal.say(`  ${says}`)
      again = wrong.length > 0 && /^y/i.test(await terminal.ask('Answer these again? y or n [n]: '))
    }
  }
}
