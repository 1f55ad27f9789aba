import { useRef } from 'react'
import { DATES, LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { URGENCY_NOTES } from '#content/quote-sent.ts'
import { closedNote, urgencyNotes } from '#contract/urgency.ts'
import { useFormAnswers } from './use-form-answers.ts'

const WORDS = { DATES, PRICES, URGENCY_NOTES }

/** Below the choice of an urgency: what it means for the service, and that it cannot be met. Import on demand. */
export function UrgencyNote() {
  const note = useRef<HTMLDivElement>(null)
  const answers = useFormAnswers(note)
  const times = closedNote(WORDS, answers.urgency, new Date())
  const text = urgencyNotes(WORDS, answers, times, URGENCY_NOTES.send).join(LANGUAGE.space)
  return (
    <div className="urgency-note" role="status" ref={note}>
      {text && (
        <p className="hint" key={text}>
          {text}
        </p>
      )}
    </div>
  )
}
