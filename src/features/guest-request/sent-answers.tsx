import { GUEST_PAGE } from '#content/guest-request.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { choiceText, namesOf } from '#contract/fields.ts'
import { QUOTE_FIELDS, type RequestAnswers } from '#contract/quote.ts'
import { momentText } from '#src/ui/day-text.ts'
import { SpokenText } from '#src/ui/spoken-text.tsx'

type SentAnswersProps = {
  answers: RequestAnswers
  /** ISO 8601. */
  neededBy: string | null
}

/** Without unanswered questions. */
export function SentAnswers({ answers, neededBy }: SentAnswersProps) {
  return (
    <dl className="given">
      {namesOf(QUOTE_FIELDS)
        .filter((name) => answers[name])
        .map((name) => (
          <div key={name}>
            <dt>{QUOTE_FIELD_WORDS[name].label}</dt>
            <dd>
              <SpokenText text={choiceText(QUOTE_FIELD_WORDS[name], answers[name])} />
              {name === 'urgency' && neededBy && (
                <span>
                  {`, ${GUEST_PAGE.neededBy} `}
                  <time dateTime={neededBy}>{momentText(new Date(neededBy))}</time>
                </span>
              )}
            </dd>
          </div>
        ))}
    </dl>
  )
}
