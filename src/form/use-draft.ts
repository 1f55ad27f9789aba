import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Answers, loadDraft, removeDraft, type Submission, saveDraft } from './draft.ts'
import { fillAnswers, readAnswers } from './form-answers.ts'

const SAVE_AFTER_MS = 400

/** `restored`: the form shows kept answers. `cleared`: the visitor has just emptied it and may still change their mind. */
export type DraftNotice = 'restored' | 'cleared' | undefined

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** Under which the device keeps it. */
  key: string
  names: readonly string[]
  /** What a link asks for, from the address's query; it comes before what was kept. */
  queryDefaults?: (search: string) => Answers
  /** What of kept answers can still be used. */
  usable?: (kept: Answers) => Answers
  /** Called when the hook itself has changed the form, with the answers that it has put there. */
  filled?: (answers: Answers) => void
}

/** Keeps the form's answers on the device and brings them back, and remembers the id under which they were tried. */
export function useDraft({ form, key, names, queryDefaults, usable = (kept) => kept, filled }: Options) {
  const [notice, setNotice] = useState<DraftNotice>()
  const request = useRef<Submission>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cleared = useRef<Answers>(undefined)

  const save = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (form.current) {
      saveDraft(key, { answers: readAnswers(form.current, names), request: request.current })
    }
  }

  const fill = (answers: Answers): boolean => {
    if (!form.current || !fillAnswers(form.current, answers)) return false
    filled?.(answers)
    return true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes to life
  useEffect(() => {
    if (!form.current) return
    // What was asked for by the link comes before what was kept, and what is already typed comes before both.
    if (queryDefaults) fillAnswers(form.current, queryDefaults(location.search))
    const kept = loadDraft(key)
    if (kept) {
      request.current = kept.request
      if (fill(usable(kept.answers))) setNotice('restored')
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
    setSubmission(next: (previous: Submission | undefined) => Submission): string {
      request.current = next(request.current)
      save()
      return request.current.id
    },

    /** The request has been sent: nothing is kept any longer. */
    forget() {
      clearTimeout(timer.current)
      timer.current = undefined
      request.current = undefined
      removeDraft(key)
    },

    /** Empties the form and forgets the draft; `undoClear` brings both back. */
    clear() {
      if (!form.current) return
      cleared.current = readAnswers(form.current, names)
      form.current.reset()
      filled?.({})
      clearTimeout(timer.current)
      timer.current = undefined
      removeDraft(key)
      setNotice('cleared')
    },

    undoClear() {
      if (!form.current || !cleared.current) return
      fill(cleared.current)
      setNotice('restored')
      save()
    },
  }
}
