import { type RefObject, useRef, useState } from 'react'
import type { UploadedFile } from '#contract/files.ts'
import { listen } from '#src/lib/listen.ts'
import { PATHS } from '#src/lib/routes.ts'
import { keepReturnPath } from '#src/lib/session/return-path.ts'
import { inTab, onDevice } from '#src/lib/storage.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { fillAnswers, readAnswers } from './form-answers.ts'
import { knownPerson } from './known-person.ts'

/** Answers, kept on the visitor's device until sent. kept-files.ts keeps documents. */

export type Answers = Record<string, string>

/** `contentHash`: of the content last sent under the id. */
export type Submission = { id: string; contentHash: string }

type Draft = { answers: Answers; request?: Submission | undefined }

type Stored = Draft & { savedAt: number }

const KEPT_FOR_MS = 7 * 24 * 3_600_000

/** Undefined if there is none, it is older than 7 days, or storage is unavailable. */
export function loadDraft(key: string, now = Date.now()): Draft | undefined {
  const { answers, savedAt = 0, request } = (onDevice.read(key) ?? {}) as Partial<Stored>
  if (answers && now - savedAt < KEPT_FOR_MS)
    return { answers: onlyTexts(answers), request: request?.contentHash ? request : undefined }
  onDevice.forget(key)
  return undefined
}

/** The next visitor of a shared computer is asked; who reloads or comes back within the hour is not. */
const VISIT_MS = 3_600_000

/** A key with a colon names whose draft it is: a customer's, or a private link's. */
export function isOwnVisit(key: string, now = Date.now()): boolean {
  const { at = 0 } = (inTab.read(key) ?? {}) as { at?: number }
  return key.includes(':') || now - at < VISIT_MS
}

export const noteVisit = (key: string) => inTab.keep(key, { at: Date.now() })

export function saveDraft(key: string, draft: Draft, now = Date.now()): void {
  if (Object.values(draft.answers).every((answer) => answer.trim() === '')) onDevice.forget(key)
  else onDevice.keep(key, { ...draft, savedAt: now } satisfies Stored)
}

function onlyTexts(answers: Record<string, unknown>): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Changed content needs a new id: an insert under the old one would be taken for a repetition, and lose the changes. */
export function submissionId(
  previous: Submission | undefined,
  answers: object,
  files: readonly UploadedFile[],
): Submission {
  const contentHash = hash(JSON.stringify([answers, files.map(({ name, size }) => [name, size])]))
  return previous?.contentHash === contentHash ? previous : { id: crypto.randomUUID(), contentHash }
}

/** FNV-1a, 32 bits: tells versions of a draft apart, and reveals nothing. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}

const SAVE_AFTER_MS = 400

/** `ask`: whose it is, before anything is filled in. */
export type DraftNotice =
  | 'ask'
  | 'answers'
  | 'files'
  | 'answers-and-files'
  | 'cleared'
  | 'files-cleared'
  | undefined

type Options = {
  form: RefObject<HTMLFormElement | null>
  key: string
  names: readonly string[]
  /** From the address's query; takes precedence over the draft. */
  queryDefaults?: (search: string) => Answers
  usable?: (kept: Answers) => Answers
  filled?: (answers: Answers) => void
}

export function useDraft({ form, key, names, queryDefaults, usable = (kept) => kept, filled }: Options) {
  const [notice, setNotice] = useState<DraftNotice>()
  const [since, setSince] = useState(0)
  const [given, setGiven] = useState<Answers>({})
  const request = useRef<Submission>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cleared = useRef<Answers>(undefined)
  /** Whose what was kept is; undefined until that is said. */
  const [mine, setMine] = useState<boolean>()
  const waiting = useRef<Draft>(undefined)
  const isAsked = useRef(false)

  const stopSaving = () => {
    clearTimeout(timer.current)
    timer.current = undefined
  }

  const save = () => {
    stopSaving()
    if (form.current) {
      saveDraft(key, { answers: readAnswers(form.current, names), request: request.current })
      if (!isAsked.current) noteVisit(key)
    }
  }

  const fill = (answers: Answers): boolean => {
    if (!form.current || !fillAnswers(form.current, answers)) return false
    filled?.(answers)
    return true
  }

  const restore = (kept: Draft | undefined) => {
    request.current = kept?.request
    if (kept && fill(usable(kept.answers))) setNotice('answers')
    setMine(true)
  }

  useOnChange([], () => {
    if (!form.current) return
    // Typed before hydration, when no handler ran.
    const typed = Object.values(readAnswers(form.current, names)).some((answer) => answer.trim() !== '')
    // Precedence: what is typed, then the link's answers, then the draft.
    const inLink = queryDefaults?.(location.search) ?? {}
    fillAnswers(form.current, inLink)
    setGiven(inLink)
    const stored = loadDraft(key)
    const files = onDevice.read(`${key}-files`)
    isAsked.current = !isOwnVisit(key) && (stored !== undefined || files !== null)
    const kept = isAsked.current ? undefined : stored
    if (isAsked.current) {
      waiting.current = stored
      setSince((onDevice.read(key) as Stored | null)?.savedAt ?? Number(files))
      setNotice('ask')
    } else restore(kept)
    const person = knownPerson()
    // A draft with the visitor's own details stays as it is.
    if (!Object.keys(person).some((name) => kept?.answers[name])) fillAnswers(form.current, person)
    if (typed) timer.current = setTimeout(save, SAVE_AFTER_MS)
    const flush = () => timer.current && save()
    // Whoever logs in now comes back to the form.
    const beforeLogIn = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="${PATHS.auth}"]`)) keepReturnPath()
    }
    const end = listen({ pagehide: flush, click: beforeLogIn })
    return () => {
      stopSaving()
      end()
    }
  })

  return {
    notice,

    since,
    mine,
    /** What the link filled in. */
    given,

    /** What is typed meanwhile stays. */
    decide(isMine: boolean) {
      isAsked.current = false
      setNotice(undefined)
      if (isMine) restore(waiting.current)
      else setMine(false)
      save()
    },

    filesRestored() {
      setNotice((known) => (known === 'answers' ? 'answers-and-files' : 'files'))
    },

    changed() {
      clearTimeout(timer.current)
      timer.current = setTimeout(save, SAVE_AFTER_MS)
      if (notice === 'cleared') setNotice(undefined)
    },

    /** Stores and returns the id to send under. */
    setSubmission(next: (previous: Submission | undefined) => Submission): string {
      request.current = next(request.current)
      save()
      return request.current.id
    },

    forget() {
      stopSaving()
      request.current = undefined
      setNotice(undefined)
      onDevice.forget(key)
      onDevice.forget(`${key}-files`)
      delete document.documentElement.dataset.draft
    },

    clear() {
      if (!form.current) return
      cleared.current = readAnswers(form.current, names)
      form.current.reset()
      filled?.({})
      stopSaving()
      onDevice.forget(key)
      setNotice('cleared')
    },

    undoClear() {
      if (!form.current || !cleared.current) return
      fill(cleared.current)
      setNotice('answers')
      save()
    },
  }
}
