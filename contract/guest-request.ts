import type { UploadedFile } from './files.ts'
import type { RequestAnswers } from './quote.ts'

/** The guest request page: what the function `guest-request` takes and answers. */

/** The body: shows the request, adds documents to it, or sends a new link to the address that the request came from. */
export type GuestRequestBody = { token: string } & (
  | { action?: undefined }
  | { action: 'add'; files: UploadedFile[] }
  | { action: 'resend' }
)

/** Where a document has got to; 'missing' never arrived, 'refused' was removed after a look at its bytes. */
export type DocumentState = 'unchecked' | 'accepted' | 'refused' | 'missing'

/** What whoever has the link may see: what was sent, and nothing that was not. */
export type GuestRequest = {
  reference: string
  /** ISO 8601. */
  createdAt: string
  /** When an answer is due, ISO 8601. */
  dueAt: string
  /** Until when the link works, ISO 8601. */
  linkEndsAt: string
  answers: RequestAnswers
  /** In the order in which they were sent. Sizes are in bytes. */
  documents: { name: string; size: number; state: DocumentState; addedAt: string }[]
  /** How many files may still be added. */
  filesLeft: number
}

/** The answer to 'add': the request as it is now, and which of the new files were removed at once. */
export type GuestRequestChange = GuestRequest & { refused: { name: string; reason: string }[] }
