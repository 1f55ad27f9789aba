import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UploadedFile } from '#contract/files.ts'
import { PATHS } from '#src/lib/routes.ts'
import { keepReturnPath } from '#src/lib/session/return-path.ts'
import { fillAnswers, readAnswers } from './form-answers.ts'
import { knownPerson } from './known-person.ts'

/** Answers kept on the visitor's own device until they are sent. Documents are kept by kept-files.ts. */

export type Answers = Record<string, string>

/** The id of a request that has been tried, and a hash of the content that it was tried with. */
export type Submission = { id: string; contentHash: string }

type Draft = { answers: Answers; request?: Submission | undefined }

type Stored = Draft & { savedAt: number }

const KEPT_FOR_MS = 7 * 24 * 3_600_000

/** The kept draft, or undefined when there is none, it is older than 7 days, or storage is unavailable. */
export function loadDraft(key: string, now = Date.now()): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (isStored(stored) && now - stored.savedAt < KEPT_FOR_MS) {
      return {
        answers: onlyTexts(stored.answers),
        request: isSubmission(stored.request) ? stored.request : undefined,
      }
    }
    if (stored !== null) localStorage.removeItem(key)
  } catch {
    // No storage, or not our text: there is no draft then.
  }
  return undefined
}

/** Keeps a draft; one without any answer is removed instead. Without storage nothing happens. */
export function saveDraft(key: string, draft: Draft, now = Date.now()): void {
  try {
    if (Object.values(draft.answers).every((answer) => answer.trim() === '')) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ ...draft, savedAt: now } satisfies Stored))
  } catch {
    // Private mode or a full disk: the answers are still on the page.
  }
}

/** Forgets the draft. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept then.
  }
}

function isStored(value: unknown): value is Stored {
  if (typeof value !== 'object' || value === null) return false
  const { answers, savedAt } = value as Partial<Stored>
  return typeof savedAt === 'number' && typeof answers === 'object' && answers !== null
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== 'object' || value === null) return false
  const { id, contentHash } = value as Partial<Submission>
  return typeof id === 'string' && typeof contentHash === 'string'
}

function onlyTexts(answers: Record<string, unknown>): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/**
 * The id to send a request under. The same content keeps its id, so that a repeated insert meets itself; changed content
 * gets a new one, because an insert that met an earlier, different version would silently drop the changes.
 */
export function submissionId(
  previous: Submission | undefined,
  answers: object,
  files: readonly UploadedFile[],
): Submission {
  const contentHash = hash(JSON.stringify([answers, files.map(({ name, size }) => [name, size])]))
  return previous?.contentHash === contentHash ? previous : { id: crypto.randomUUID(), contentHash }
}

/** FNV-1a, 32 bits: enough to tell two versions of one draft apart, and nothing can be read out of it. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  return (value >>> 0).toString(36)
}

const SAVE_AFTER_MS = 400

/** What came back, or what the visitor has just cleared and may still want. */
export type DraftNotice = 'answers' | 'files' | 'answers-and-files' | 'cleared' | 'files-cleared' | undefined

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
    // Typed before the script arrived, when nobody heard of it.
    const typed = Object.values(readAnswers(form.current, names)).some((answer) => answer.trim() !== '')
    // What was asked for by the link comes before what was kept, and what is already typed comes before both.
    if (queryDefaults) fillAnswers(form.current, queryDefaults(location.search))
    const kept = loadDraft(key)
    if (kept) {
      request.current = kept.request
      if (fill(usable(kept.answers))) setNotice('answers')
    }
    const person = knownPerson()
    // A draft with the visitor's own details is left as it is.
    if (!Object.keys(person).some((name) => kept?.answers[name])) fillAnswers(form.current, person)
    if (typed) timer.current = setTimeout(save, SAVE_AFTER_MS)
    const flush = () => timer.current && save()
    // Who logs in now comes back to the form.
    const beforeLogIn = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="${PATHS.auth}"]`)) keepReturnPath()
    }
    addEventListener('pagehide', flush)
    addEventListener('click', beforeLogIn)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('pagehide', flush)
      removeEventListener('click', beforeLogIn)
    }
  }, [])

  return {
    notice,

    /** Files that were kept have come back as well. */
    filesRestored() {
      setNotice((known) => (known === 'answers' ? 'answers-and-files' : 'files'))
    },

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
      setNotice('answers')
      save()
    },
  }
}
