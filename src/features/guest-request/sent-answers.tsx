import { TASK_SERVICE_WORDS, TASK_URGENCY_WORDS } from '#content/tasks.ts'
import { namesOf } from '#contract/fields.ts'
import { QUOTE_FIELDS, type QuoteField, type RequestAnswers } from '#contract/quote.ts'

/** The answers as they were given; what was left out is left out here too. */
export function SentAnswers({ answers }: { answers: RequestAnswers }) {
  return (
    <dl className="given">
      {namesOf(QUOTE_FIELDS)
        .filter((name) => answers[name])
        .map((name) => (
          <div key={name}>
            <dt>{QUOTE_FIELDS[name].label}</dt>
            <dd>
              <bdi>{wordsOf(name, answers[name])}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** Requests from the dashboard hold short values in the place of words. */
function wordsOf(name: QuoteField, value: string): string {
  if (name === 'serviceType' && value in TASK_SERVICE_WORDS)
    return TASK_SERVICE_WORDS[value as keyof typeof TASK_SERVICE_WORDS].label
  if (name === 'urgency' && value in TASK_URGENCY_WORDS)
    return TASK_URGENCY_WORDS[value as keyof typeof TASK_URGENCY_WORDS]
  return value
}
