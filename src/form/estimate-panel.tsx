import { type ReactNode, useEffect, useState } from 'react'
import { ESTIMATE } from '#content/estimate.ts'
import { LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { URGENCY_NOTES } from '#content/quote-sent.ts'
import { countColumns } from '#contract/counts.ts'
import {
  countText,
  type Estimate,
  type EstimateAnswers,
  estimateOf,
  estimateText,
  priceOf,
  rangeText,
  workingOf,
} from '#contract/estimate.ts'
import { fill, parts } from '#contract/language.ts'
import { isPossible } from '#contract/urgency.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import type { RequestFile } from '#src/ui/file-list.ts'
import { countDocuments } from './count-documents.ts'
import { keepShown, outcomes, type Total as TotalCount } from './counted.ts'
import styles from './estimate.css?url'
import { totalOf } from './estimate.ts'
import { WORDS, Working } from './estimate-working.tsx'

type EstimatePanelProps = { files: readonly RequestFile[]; answers: EstimateAnswers }

/** Import on demand, with the first file. */
export function EstimatePanel({ files, answers }: EstimatePanelProps): ReactNode {
  const counting = useCounting(files)
  const total = counting ? undefined : totalOf(files)
  const found = total && estimateOf(PRICES, answers, total, files.length, LANGUAGE.tag)
  const isUnread = total && total.unread >= total.pages
  const columns = countColumns({ ...total, words: isUnread ? undefined : total?.words, estimate: found })
  useEffect(() => keepShown(files, columns))
  const uncounted = files.flatMap(({ id, file }) => {
    const outcome = outcomes.get(file)
    if (typeof outcome !== 'string') return []
    if (outcome !== 'unavailable') return [{ id, name: file.name, outcome }]
    return total ? [{ id, name: file.name, outcome: 'unknown' as const }] : []
  })

  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="estimate" data-empty={!counting && !total && uncounted.length === 0}>
        {counting && <p className="hint">{ESTIMATE.counting}</p>}
        {/* Announced when it is complete, and when a choice changes it. */}
        <div role="status">
          {total && <Total total={total} found={found} answers={answers} />}
          {!counting &&
            uncounted.map(({ id, name, outcome }) => (
              <p key={id}>
                {parts<ReactNode>(LANGUAGE.label, {
                  label: <bdi key="name">{name}</bdi>,
                  text: <span key="text">{ESTIMATE.uncounted[outcome]}</span>,
                })}
              </p>
            ))}
        </div>
      </div>
    </>
  )
}

type TotalProps = { total: TotalCount; found: Estimate | undefined; answers: EstimateAnswers }

function Total({ total, found, answers }: TotalProps) {
  const { serviceType, urgency = '' } = answers
  const price = priceOf(PRICES, serviceType)
  const asks = PRICES && !(serviceType && urgency)
  const sentences = found
    ? [
        estimateText(total, answers, WORDS),
        total.uncounted > 0 && ESTIMATE.uncountedPrice,
        price?.note,
        ESTIMATE.extras,
        ESTIMATE.binding,
        PRICES?.samples && ESTIMATE.samples,
      ]
    : [
        fill(ESTIMATE.counted, { counted: countText(total, WORDS) }),
        price && urgency && !isPossible(price, urgency) && fill(URGENCY_NOTES.usual, { time: price.time }),
        asks && ESTIMATE.missing,
      ]
  return (
    <>
      {found && (
        <>
          <p className="estimate-range">
            <span>{fill(ESTIMATE.range, { price: rangeText(found, WORDS) })}</span>
          </p>
          <Working rows={workingOf(found, urgency, WORDS)} />
        </>
      )}
      <p>
        {sentences
          .filter((sentence) => typeof sentence === 'string')
          .map((sentence, i) => (
            <span key={sentence}>{i > 0 ? LANGUAGE.space + sentence : sentence}</span>
          ))}
      </p>
      <p className="hint">{ESTIMATE.private}</p>
    </>
  )
}

function useCounting(files: readonly RequestFile[]): boolean {
  const [counted, setCounted] = useState<string>()
  const ids = files.map(({ id }) => id).join()
  // Progress of uploads changes the list, not what is to be counted.
  useOnChange([ids], () => {
    const ending = new AbortController()
    countDocuments(files, ending.signal).then(() => ending.signal.aborted || setCounted(ids))
    return () => ending.abort()
  })
  return counted !== ids
}
