import type { UploadedFile } from './files.ts'
import type { RequestAnswers } from './quote.ts'

/** 'renew' sends a new link and ends all earlier ones. */
export type GuestRequestBody = { token: string } & (
  | { action?: undefined }
  // answers: the number of the message in which we asked for them, 0 before there was a price
  | { action: 'add'; files: UploadedFile[]; answers?: number }
  | { action: 'resend' | 'renew' }
)

export type OpenRequestBody = { action: 'open'; id: string }

export type OpenedRequest = { path: string }

/** 'missing' never arrived; 'refused' was removed after a check of its content. */
export type DocumentState = 'unchecked' | 'accepted' | 'refused' | 'missing'

/** What we need before there is a price: `about` is the name of the document that we need anew. */
export type Ask = { text: string; about?: string }

export type GuestRequest = {
  reference: string
  /** Moments are ISO 8601. */
  createdAt: string
  replyBy: string
  isAnswered: boolean
  /** Answered with documents by the number 0. */
  asked?: Ask
  /** When the customer needs the finished work; null if at no fixed time. */
  neededBy: string | null
  linkEndsAt: string
  /** We typed it, for somebody who rang, wrote or walked in. */
  isOpenedByUs: boolean
  answers: RequestAnswers
  documents: {
    name: string
    size: number
    state: DocumentState
    addedAt: string
    needsPassword: boolean
    replaced: boolean
  }[]
  filesLeft: number
}

export type GuestRequestChange = GuestRequest & { refused: { name: string; reason: string }[] }
