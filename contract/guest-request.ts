import type { UploadedFile } from './files.ts'
import type { RequestAnswers } from './quote.ts'

/** The guest request page: the requests and responses of `guest-request`. */

/**
 * The body: shows the request, adds documents to it, or sends a new link to the request's e-mail address; 'renew' ends all links that
 * there are, too.
 */
export type GuestRequestBody = { token: string } & (
  | { action?: undefined }
  | { action: 'add'; files: UploadedFile[] }
  | { action: 'resend' | 'renew' }
)

/** The body for signed-in customers: opens one of their own requests. */
export type OpenRequestBody = { action: 'open'; id: string }

/** Its response: the page of the request, '/get-quote?request=…'. */
export type OpenedRequest = { path: string }

/** A document's state; 'missing' never arrived, 'refused' was removed after a check of its content. */
export type DocumentState = 'unchecked' | 'accepted' | 'refused' | 'missing'

/** What anyone with the link may see: what was sent, and nothing else. */
export type GuestRequest = {
  reference: string
  /** ISO 8601. */
  createdAt: string
  /** When a reply is due, ISO 8601. */
  dueAt: string
  /** Until when the link works, ISO 8601. */
  linkEndsAt: string
  answers: RequestAnswers
  /** In upload order. Sizes are in bytes. */
  documents: { name: string; size: number; state: DocumentState; addedAt: string; needsPassword: boolean }[]
  /** How many more files may be added. */
  filesLeft: number
}

/** The response to 'add': the request as it is now, and which new files were refused at once. */
export type GuestRequestChange = GuestRequest & { refused: { name: string; reason: string }[] }
