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

/** An answer: null for a hyphen where there may be none, undefined while nothing is known. */
type Answer = string | null | undefined

async function answerTo({ value }: Draft, terminal: Terminal, question: Question): Promise<Answer> {
  const { key, ask, secret = false, optional = false, offer } = question
  const present = value(key) || offer?.(value) || ''
  const known = present && (secret ? ' [Enter keeps the present one]' : ` [${present}]`)
  const answer = await terminal.ask(`${ask}${known}: `, secret)
  if (optional && answer === '-') return null
  return answer || present || undefined
}

/** Puts an answer where it belongs; returns what is wrong with it. */
function take(draft: Draft, question: Question, answer: string | null): string[] {
  const { key, section, number = false, clears = [] } = question
  const [parent, name] = section ?? []
  if (parent && answer === null) return draft.trySet(parent, null)
  if (parent && name && answer !== null && draft.value(`${parent}.${name}`) === '') {
    const label = URL.canParse(answer) ? new URL(answer).hostname : answer
    return draft.trySet(parent, { [name]: label, url: answer })
  }
  if (answer !== draft.value(key)) for (const other of clears) draft.set(other, null)
  const isNumber = number && answer !== null && /^\d+(\.\d+)?$/.test(answer)
  return draft.trySet(key, isNumber ? Number(answer) : answer)
}

/** Asks for the rest of a section, and puts all of it there; returns what is wrong with it. */
async function takeSection(draft: Draft, terminal: Terminal, question: Question, answer: string) {
  const { key, section: [section = ''] = [], rest = [] } = question
  const lines: [key: string, answer: Answer][] = [[key, answer]]
  for (const other of rest) lines.push([other.key, await answerTo(draft, terminal, other)])
  return draft.trySet(
    section,
    Object.fromEntries(lines.map(([line, value]) => [line.slice(section.length + 1), value ?? null])),
  )
}

async function askOne(draft: Draft, terminal: Terminal, question: Question): Promise<void> {
  if (question.when && !question.when(draft.value)) return
  for (;;) {
    const answer = await answerTo(draft, terminal, question)
    if (answer === undefined) return
    const faults =
      question.rest && answer !== null
        ? await takeSection(draft, terminal, question, answer)
        : take(draft, question, answer)
    if (faults.length === 0) return
    for (const fault of faults) terminal.say(`  ${fault}.`)
  }
}

/** Goes through all questions. */
export async function interview(draft: Draft, terminal: Terminal): Promise<void> {
  terminal.say(
    'Press Enter to keep the value in brackets. Leave blank what you do not know yet. Ctrl-C quits without writing anything.',
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
