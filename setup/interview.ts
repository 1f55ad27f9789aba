import type { Fact } from './business-file.ts'
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

/** Typed to correct the answer before. */
const BACK = '<'

/** A place on the web as people say it: 'www.Wax.co.uk/'. */
const webAddress = (text: string) =>
  (text.includes('://') ? text : `https://${text}`)
    .replace(/^[a-z]+:\/\/[^/]+/i, (origin) => origin.toLowerCase())
    .replace(/^(https?:\/\/[^/]+)\/$/, '$1')

async function answerTo({ value }: Draft, terminal: Terminal, question: Question): Promise<Answer> {
  const { key, ask, secret = false, optional = false, web = false, offer } = question
  const present = value(key) || offer?.(value) || ''
  const known = present && (secret ? ' [Enter keeps the present one]' : ` [${present}]`)
  const answer = await terminal.ask(`${ask}${known}: `, secret)
  if (optional && answer === '-') return null
  if (answer === BACK) return BACK
  return (web && answer ? webAddress(answer) : answer) || present || undefined
}

function factOf({ number, list }: Question, answer: string | null): Fact {
  if (answer === null) return null
  if (list) return answer === 'none' ? [] : answer.split(/[ ,]+/)
  // '30.00' stays as it is, and is refused: as a number of pence it would be 30.
  return number && String(Number(answer)) === answer ? Number(answer) : answer
}

function take(draft: Draft, question: Question, answer: string | null): string[] {
  const { key, section, clears = [] } = question
  const [parent, name] = section ?? []
  if (parent && answer === null) return draft.trySet(parent, null)
  if (parent && name && answer !== null && draft.value(`${parent}.${name}`) === '') {
    const label = URL.canParse(answer) ? new URL(answer).hostname : answer
    return draft.trySet(parent, { [name]: label, url: answer })
  }
  if (answer !== draft.value(key)) for (const other of clears) draft.set(other, null)
  return draft.trySet(key, factOf(question, answer))
}

async function askUntilRight(
  draft: Draft,
  terminal: Terminal,
  question: Question,
  judge: (answer: string | null) => string[],
): Promise<Answer> {
  for (;;) {
    const answer = await answerTo(draft, terminal, question)
    if (answer === undefined || answer === BACK) return answer
    const faults = judge(answer)
    if (faults.length === 0) return answer
    for (const fault of faults) terminal.say(`  ${fault}.`)
  }
}

/** Asks for all lines of a section, which are put there together: one without the others would be wrong. */
async function askSection(draft: Draft, terminal: Terminal, question: Question): Promise<Answer> {
  const { section: [section = ''] = [], rest = [], list = false } = question
  const lines = [{ ...question, list: undefined }, ...rest]
  const answers = new Map<string, Fact>()
  const put = () => {
    const fields = Object.fromEntries(answers)
    return draft.trySet(section, list ? [fields] : fields)
  }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Question
    const { key, optional = false } = line
    const name = key.slice(key.lastIndexOf('.') + 1)
    const answer = await askUntilRight(draft, terminal, line, (given) => {
      if (at === 0 && given === null) return draft.trySet(section, null)
      answers.set(name, factOf(line, given))
      // Of the other lines it is said only that they are missing.
      return put().filter((fault) => fault.includes(`.${name} must`))
    })
    if (at === 0 && (answer === BACK || typeof answer !== 'string')) return answer
    if (answer === BACK) at -= 1
    else if (answer === undefined && !optional) terminal.say(`  This is needed, too. ${BACK} goes back.`)
    else {
      if (answer === undefined) answers.set(name, null)
      at += 1
    }
  }
  for (const fault of put()) terminal.say(`  ${fault}.`)
  return section
}

/** @returns undefined if it was not asked */
async function askOne(
  draft: Draft,
  terminal: Terminal,
  question: Question,
): Promise<'asked' | 'back' | undefined> {
  if (question.when && !question.when(draft.value)) return undefined
  const answer = question.rest
    ? await askSection(draft, terminal, question)
    : await askUntilRight(draft, terminal, question, (given) => take(draft, question, given))
  return answer === BACK ? 'back' : 'asked'
}

/** @returns whether something is wrong and the owner wants to answer again */
async function tryOut(draft: Draft, terminal: Terminal, title: string): Promise<boolean> {
  const findings = (await TRIALS[title]?.(draft)) ?? []
  const wrong = findings.filter(({ state }) => state === 'missing')
  for (const { says } of wrong) terminal.say(`  ${says}`)
  return wrong.length > 0 && /^y/i.test(await terminal.ask('Answer these again? y or n [n]: '))
}

export async function interview(draft: Draft, terminal: Terminal): Promise<void> {
  terminal.say(
    `Press Enter to keep the value in brackets. Leave blank what you do not know yet. ${BACK} goes back to the question before. Ctrl-C quits without writing anything.`,
  )
  const steps = SECTIONS.flatMap(({ title, questions }) =>
    questions.map((question, i) => ({ title, question, isLast: i === questions.length - 1 })),
  )
  const asked: number[] = []
  let shown = ''
  for (let at = 0; at < steps.length; ) {
    const { title, question, isLast } = steps[at] as (typeof steps)[number]
    if (title !== shown) terminal.say(`\n${title}`)
    shown = title
    const outcome = await askOne(draft, terminal, question)
    if (outcome === 'back') {
      at = asked.pop() ?? 0
      continue
    }
    if (outcome === 'asked') asked.push(at)
    const isAgain = isLast && (await tryOut(draft, terminal, title))
    at = isAgain ? steps.findIndex((step) => step.title === title) : at + 1
  }
}
