import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Answers, loadDraft, type RequestMark, removeDraft, saveDraft } from '#app/forms/parts/draft.ts'
import { fillAnswers, readAnswers } from '#app/forms/parts/form-answers.ts'
import { COUNTRIES } from '#contract/countries.ts'
import { QUOTE_FIELDS } from './quote-answers.ts'

const DRAFT_KEY = 'sq-draft-quote'
const SAVE_AFTER_MS = 400

/** `restored`: the form shows kept answers. `cleared`: the visitor has just emptied it and may still change their mind. */
export type DraftNotice = 'restored' | 'cleared' | undefined

/** Keeps the form's answers on the device and brings them back, and remembers the id under which they were tried. */
export function useQuoteDraft(form: RefObject<HTMLFormElement | null>) {
  const [notice, setNotice] = useState<DraftNotice>()
  const request = useRef<RequestMark>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cleared = useRef<Answers>(undefined)

  const save = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (form.current) {
      saveDraft(DRAFT_KEY, { answers: readAnswers(form.current, QUOTE_FIELDS), request: request.current })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (!form.current) return
    // What was asked for by the link comes before what was kept, and what is already typed comes before both.
    fillAnswers(form.current, countriesOf(location.search))
    const kept = loadDraft(DRAFT_KEY)
    if (kept) {
      request.current = kept.request
      if (fillAnswers(form.current, kept.answers)) setNotice('restored')
    }
    const flush = () => timer.current && save()
    addEventListener('pagehide', flush)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pagehide', flush)
    }
  }, [])

  return {
    notice,

    /** To be called after each change of an answer. */
    changed() {
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER_MS)
      if (notice === 'cleared') setNotice(undefined)
    },

    /** Sets and keeps the id to send under, and returns it. */
    mark(next: (previous: RequestMark | undefined) => RequestMark): string {
      request.current = next(request.current)
      save()
      return request.current.id
    },

    /** The request has been sent: nothing is kept any longer. */
    forget() {
      clearTimeout(timer.current)
      timer.current = undefined
      request.current = undefined
      removeDraft(DRAFT_KEY)
    },

    /** Empties the form and forgets the draft; `undoClear` brings both back. */
    clear() {
      if (!form.current) return
      cleared.current = readAnswers(form.current, QUOTE_FIELDS)
      form.current.reset()
      clearTimeout(timer.current)
      timer.current = undefined
      removeDraft(DRAFT_KEY)
      setNotice('cleared')
    },

    undoClear() {
      if (!form.current || !cleared.current) return
      fillAnswers(form.current, cleared.current)
      setNotice('restored')
      save()
    },
  }
}

/** Countries chosen on another page, `?from=Portugal&to=United+Kingdom`; unknown ones are ignored. */
function countriesOf(search: string): Answers {
  const params = new URLSearchParams(search)
  const known = (name: string) => COUNTRIES.find((country) => country === params.get(name)) ?? ''
  return { countryOfOrigin: known('from'), countryOfDestination: known('to') }
}
