import { TASK_SERVICE_WORDS, TASK_URGENCY_WORDS } from '#content/tasks.ts'
import type { GuestRequest } from '#contract/guest-request.ts'

type Answers = GuestRequest['answers']

const LABELS: [keyof Answers, string][] = [
  ['serviceType', 'Service'],
  ['urgency', 'Urgency'],
  ['taskDescription', 'Task description'],
  ['countryOfOrigin', 'Country of origin'],
  ['countryOfDestination', 'Country of destination'],
  ['givenName', 'Given name'],
  ['familyName', 'Family name'],
  ['companyName', 'Company name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
]

/** The answers as they were given; what was left out is left out here too. */
export function SentAnswers({ answers }: { answers: Answers }) {
  return (
    <dl className="given">
      {LABELS.filter(([name]) => answers[name]).map(([name, label]) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>
            <bdi>{wordsOf(name, answers[name])}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Requests from the dashboard hold short values in the place of words. */
function wordsOf(name: keyof Answers, value: string): string {
  if (name === 'serviceType' && value in TASK_SERVICE_WORDS)
    return TASK_SERVICE_WORDS[value as keyof typeof TASK_SERVICE_WORDS].label
  if (name === 'urgency' && value in TASK_URGENCY_WORDS)
    return TASK_URGENCY_WORDS[value as keyof typeof TASK_URGENCY_WORDS]
  return value
}
