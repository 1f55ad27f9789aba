import { useEffect, useRef, useState } from 'react'
import type { NoticeWords } from '#contract/fields.ts'
import { inTab } from '#src/lib/storage.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { refusalEntries } from './use-refusal.ts'

/** What was done, where it was done. Announced: the text comes into a region that exists. */
export function Notice({ notice }: { notice: NoticeWords | undefined }) {
  const region = useRef<HTMLDivElement>(null)
  const [shown, show] = useState<NoticeWords>()
  useEffect(() => show(notice), [notice])
  useEffect(() => {
    if (shown) region.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])
  return (
    <div role="status" ref={region}>
      {shown && (
        <p className="kept notice">
          <strong>{shown.title}</strong>
          {shown.description && <span>{shown.description}</span>}
        </p>
      )}
    </div>
  )
}

type Carried = { notice: NoticeWords; isRefusal: boolean }

const CARRIED_KEY = 'sq-notice'

/** For the page that opens next in this tab. */
export const carryNotice = (notice: NoticeWords, isRefusal = false) =>
  inTab.keep(CARRIED_KEY, { notice, isRefusal } satisfies Carried)

/** What the page before this one left, once. */
export function CarriedNotice() {
  const [carried, setCarried] = useState<Carried>()
  useEffect(() => {
    const kept = inTab.read(CARRIED_KEY) as Carried | null
    if (!kept) return
    inTab.forget(CARRIED_KEY)
    setCarried(kept)
  }, [])
  if (carried?.isRefusal) return <ErrorSummary errors={refusalEntries(carried.notice, false)} />
  return <Notice notice={carried?.notice} />
}
