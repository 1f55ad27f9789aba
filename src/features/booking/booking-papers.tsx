import { useState } from 'react'
import { MANAGED_BOOKING } from '#content/booking.ts'
import { LANGUAGE } from '#content/language.ts'
import { DOWNLOAD_WORDS, PAPER_KINDS } from '#content/papers.ts'
import type { BookingPaper } from '#contract/booking.ts'
import { currencyText } from '#contract/language.ts'
import { useBusy } from '#src/lib/use-busy.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { Problem } from '#src/ui/press.tsx'
import { dayText } from '#src/ui/times.tsx'
import { openBookingPaper } from './booking-backend.ts'

type BookingPapersProps = { token: string; papers: BookingPaper[] }

export function BookingPapers({ token, papers }: BookingPapersProps) {
  if (papers.length === 0) return null
  return (
    <ul className="papers" aria-label={MANAGED_BOOKING.papers}>
      {papers.map((paper) => (
        <Paper key={paper.id} token={token} paper={paper} />
      ))}
    </ul>
  )
}

type PaperProps = { token: string; paper: BookingPaper }

function Paper({ token, paper: { id, kind, reference, issuedOn, amount, currency } }: PaperProps) {
  const [problem, setProblem] = useState<string>()
  const name = `${PAPER_KINDS[kind]} ${reference}`
  const sum = currencyText(amount, currency, LANGUAGE)

  const [busy, press] = useBusy(async () => {
    setProblem(undefined)
    try {
      // An attachment: the page stays.
      location.assign((await openBookingPaper(token, id)).url)
    } catch {
      setProblem(DOWNLOAD_WORDS.failed)
    }
  })

  return (
    <li>
      <span>
        <b>
          <span>{PAPER_KINDS[kind]}</span> <bdi className="reference">{reference}</bdi>
        </b>
        <small>{[dayText(issuedOn), sum].join(LANGUAGE.comma)}</small>
      </span>
      <BusyButton
        className="btn ghost small"
        busy={busy}
        aria-label={`${DOWNLOAD_WORDS.download} ${name}`}
        onClick={press}
        label={DOWNLOAD_WORDS.download}
        busyLabel={DOWNLOAD_WORDS.busy}
      />
      <Problem text={problem} />
    </li>
  )
}
