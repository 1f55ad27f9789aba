import type { UploadedFile } from '#contract/files.ts'

/** Answers kept on the visitor's own device until they are sent; documents are not among them. */

export type Answers = Record<string, string>

/** The id of a request that has been tried, and a hash of the content that it was tried with. */
export type Submission = { id: string; contentHash: string }

export type Draft = { answers: Answers; request?: Submission | undefined }

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
