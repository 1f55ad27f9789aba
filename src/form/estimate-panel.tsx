import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { ESTIMATE } from '#content/estimate.ts'
import { LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { QUOTE_FIELD_WORDS } from '#content/quote.ts'
import { SERVICE_PHRASES, URGENCY_WORDS } from '#content/quote-sent.ts'
import { countColumns } from '#contract/counts.ts'
import { choiceText } from '#contract/fields.ts'
import { fill, numberText, parts, plural } from '#contract/language.ts'
import type { RequestFile } from '#src/ui/file-list.ts'
import { countDocuments } from './count-documents.ts'
import { keepShown, outcomes, type Total as TotalCount } from './counted.ts'
import styles from './estimate.css?url'
import {
  type EstimateAnswers,
  estimate,
  priceOf,
  priceText,
  type Range,
  totalOf,
  wordsOf,
} from './estimate.ts'
import { readAnswers } from './form-answers.ts'

/** Import on demand, with the first file. */
export function EstimatePanel({ files }: { files: readonly RequestFile[] }): ReactNode {
  const panel = useRef<HTMLDivElement>(null)
  const counting = useCounting(files)
  const answers = useFormAnswers(panel)
  const total = counting ? undefined : totalOf(files)
  const range = total && estimate(PRICES, answers, total, files.length)
  const columns = countColumns({ ...total, words: total && wordsOf(total), estimate: range })
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
      <div className="estimate" ref={panel} data-empty={!counting && !total && uncounted.length === 0}>
        {counting && <p className="hint">{ESTIMATE.counting}</p>}
        {/* Announced when it is complete, and when a choice changes it. */}
        <div role="status">
          {total && <Total total={total} range={range} answers={answers} />}
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

type TotalProps = { total: TotalCount; range: Range | undefined; answers: EstimateAnswers }

function Total({ total, range, answers }: TotalProps) {
  const price = priceOf(PRICES, answers.serviceType)
  const asks = PRICES && !(answers.serviceType && answers.urgency)
  return (
    <>
      {range && (
        <p className="estimate-range">
          <span>{fill(ESTIMATE.range, { price: rangeText(range) })}</span>
        </p>
      )}
      <p>
        <span>
          {fill(range ? ESTIMATE.of : ESTIMATE.counted, {
            counted: countText(total),
            service: serviceText(answers),
          })}
        </span>
        {range && total.uncounted > 0 && <span>{LANGUAGE.space + ESTIMATE.uncountedPrice}</span>}
        {range && price?.note && <span>{LANGUAGE.space + price.note}</span>}
        {range && <span>{LANGUAGE.space + ESTIMATE.binding}</span>}
        {range && PRICES?.samples && <span>{LANGUAGE.space + ESTIMATE.samples}</span>}
        {asks && <span>{LANGUAGE.space + ESTIMATE.missing}</span>}
      </p>
      <p className="hint">{ESTIMATE.private}</p>
    </>
  )
}

const rangeText = ({ from, to }: Range) =>
  from === to
    ? fill(ESTIMATE.about, { price: priceText(from) })
    : fill(ESTIMATE.between, { from: priceText(from), to: priceText(to) })

const whole = (count: number) => numberText(count, 0, LANGUAGE)

/** '12 pages, about 2,900 words on 10 of them' */
function countText(total: TotalCount): string {
  const counted = readText(total)
  if (total.uncounted === 0) return counted
  return plural(LANGUAGE.tag, ESTIMATE.andUncounted, total.uncounted, { counted })
}

function readText(total: TotalCount): string {
  const { unread } = total
  const words = wordsOf(total)
  const pages = plural(LANGUAGE.tag, ESTIMATE.pages, total.pages, { count: whole(total.pages) })
  if (words === undefined) return fill(ESTIMATE.unreadable, { pages })
  const texts = unread > 0 ? ESTIMATE.wordsOnSome : ESTIMATE.words
  const count = rounded(words)
  return plural(LANGUAGE.tag, texts, count, { pages, count: whole(count), read: whole(total.pages - unread) })
}

function serviceText({ serviceType = '', urgency = '' }: EstimateAnswers): string {
  const texts = [
    (SERVICE_PHRASES as Words<string>)[serviceType] ?? choiceText(QUOTE_FIELD_WORDS.serviceType, serviceType),
    (URGENCY_WORDS as Words<string>)[urgency] ?? choiceText(QUOTE_FIELD_WORDS.urgency, urgency),
  ]
  return texts.join(LANGUAGE.comma).toLocaleLowerCase(LANGUAGE.tag)
}

type Words<Value> = Readonly<Record<string, Value | undefined>>

function rounded(count: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 1)
  return Math.round(count / step) * step
}

function useCounting(files: readonly RequestFile[]): boolean {
  const [counted, setCounted] = useState<string>()
  const ids = files.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: progress of uploads changes the list, not what is to be counted
  useEffect(() => {
    const ending = new AbortController()
    countDocuments(files, ending.signal).then(() => ending.signal.aborted || setCounted(ids))
    return () => ending.abort()
  }, [ids])
  return counted !== ids
}

const NAMES = ['serviceType', 'urgency', 'sourceLanguage', 'targetLanguage'] as const

/** Of the form around it, after each change of a field: not with every key. */
function useFormAnswers(within: RefObject<HTMLElement | null>): EstimateAnswers {
  const [answers, setAnswers] = useState<EstimateAnswers>({})
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!form) return
    const read = () => setAnswers(readAnswers(form, NAMES))
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [within])
  return answers
}
