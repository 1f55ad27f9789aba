import { DATES, LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { URGENCY_NOTES } from '#content/quote-sent.ts'
import type { EstimateAnswers } from '#contract/estimate.ts'
import { closedNote, urgencyNotes } from '#contract/urgency.ts'

const WORDS = { DATES, PRICES, URGENCY_NOTES }

/** Below the choice of an urgency: what it means for the service, and that it cannot be met. Import on demand. */
export function UrgencyNotes(answers: EstimateAnswers) {
  const times = closedNote(WORDS, answers.urgency, new Date())
  const text = urgencyNotes(WORDS, answers, times, URGENCY_NOTES.send).join(LANGUAGE.space)
  return (
    text && (
      <p className="hint" key={text}>
        {text}
      </p>
    )
  )
}
