import { answerText } from '#content/tasks.ts'
import { namesOf } from '#contract/fields.ts'
import { QUOTE_FIELDS, type RequestAnswers } from '#contract/quote.ts'

/** Without unanswered questions. */
export function SentAnswers({ answers }: { answers: RequestAnswers }) {
  return (
    <dl className="given">
      {namesOf(QUOTE_FIELDS)
        .filter((name) => answers[name])
        .map((name) => (
          <div key={name}>
            <dt>{QUOTE_FIELDS[name].label}</dt>
            <dd>
              <bdi>{answerText(name, answers[name])}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}
