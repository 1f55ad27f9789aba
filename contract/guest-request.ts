import type { UploadedFile } from './files.ts'
import type { RequestAnswers } from './quote.ts'

/** Without an action it shows the request. 'renew' sends a new link and ends all earlier ones. */
export type GuestRequestBody = { token: string } & (
  | { action?: undefined }
  | { action: 'add'; files: UploadedFile[] }
  | { action: 'resend' | 'renew' }
)

/** For signed-in customers. */
export type OpenRequestBody = { action: 'open'; id: string }

/** '/get-quote?request=…' */
export type OpenedRequest = { path: string }

/** 'missing' never arrived; 'refused' was removed after a check of its content. */
export type DocumentState = 'unchecked' | 'accepted' | 'refused' | 'missing'

/** What anyone with the link may see. */
export type GuestRequest = {
  reference: string
  /** ISO 8601, as are the other moments. */
  createdAt: string
  /** When a reply is due. */
  dueAt: string
  linkEndsAt: string
  answers: RequestAnswers
  /** In upload order; sizes in bytes. */
  documents: { name: string; size: number; state: DocumentState; addedAt: string; needsPassword: boolean }[]
  filesLeft: number
}

/** The response to 'add'. */
export type GuestRequestChange = GuestRequest & { refused: { name: string; reason: string }[] }
