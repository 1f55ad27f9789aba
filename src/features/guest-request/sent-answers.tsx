import { GUEST_PAGE } from '#content/guest-request.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { choiceText, namesOf } from '#contract/fields.ts'
import { parts } from '#contract/language.ts'
import { QUOTE_FIELDS, type RequestAnswers } from '#contract/quote.ts'
import { SpokenText } from '#src/ui/radio-segments.tsx'
import { Moment } from '#src/ui/times.tsx'

type SentAnswersProps = {
  answers: RequestAnswers
  /** Of the finished work, unless its usual time contradicts it. */
  neededBy: string | null
  notes: readonly string[]
}

export function SentAnswers({ answers, neededBy, notes }: SentAnswersProps) {
  return (
    <dl className="given">
      {namesOf(QUOTE_FIELDS)
        .filter((name) => answers[name])
        .map((name) => (
          <div key={name}>
            <dt>{QUOTE_FIELD_WORDS[name].label}</dt>
            <dd>
              <span>
                {parts(name === 'urgency' && neededBy ? GUEST_PAGE.neededBy : '{urgency}', {
                  urgency: (
                    <SpokenText key="urgency" text={choiceText(QUOTE_FIELD_WORDS[name], answers[name])} />
                  ),
                  moment: neededBy && <Moment key="moment" iso={neededBy} />,
                })}
              </span>
              {name === 'urgency' && notes.map((note) => <small key={note}>{note}</small>)}
            </dd>
          </div>
        ))}
    </dl>
  )
}
