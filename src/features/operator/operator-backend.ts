import {
  type DraftProblem,
  FILE_NAME_HEADER,
  LINK_TOKEN_HEADER,
  type OfferPreview,
  type OperatorBody,
  type OperatorView,
  UPLOAD_TYPE,
  type UploadedDocument,
  type UploadProblem,
} from '#contract/operator.ts'
import { callFunction, type Refusal, refusalIn } from '#src/lib/backend/call-function.ts'
import { backendUrls, functionHeaders } from '#src/lib/backend/connection.ts'
import { xhrFetch } from '#src/lib/backend/xhr-fetch.ts'

/** The function behind the operator's links. */

/** The payment provider and the mail server are asked meanwhile. */
const TIMEOUT_MS = 30_000

type OrderRefusal = Refusal & { problems?: DraftProblem[]; problem?: UploadProblem }

export class OperatorError extends Error {
  readonly refusal: OrderRefusal
  constructor(refusal: OrderRefusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function call<Answer>(body: OperatorBody): Promise<Answer> {
  const options = { timeout: TIMEOUT_MS }
  const { answer, refusal } = await callFunction<Answer, OrderRefusal>('operator', body, options)
  if (refusal) throw new OperatorError(refusal)
  return answer
}

/** Shows what a link is about, or does something by it. @throws OperatorError when it is refused */
export const callOperator = (body: OperatorBody) => call<OperatorView>(body)

/** The message that an offer would be. @throws OperatorError when the draft is refused */
export const previewOffer = (body: Extract<OperatorBody, { action: 'preview' }>) => call<OfferPreview>(body)

export type Upload = {
  token: string
  file: File
  /** Gets the sent share, 0 to 1. */
  onProgress: (share: number) => void
  signal: AbortSignal
}

/**
 * Uploads one document.
 * @throws OperatorError when it is refused, TypeError when the connection fails, AbortError when aborted
 */
export async function uploadDocument({ token, file, ...watch }: Upload) {
  const [purpose] = token.split('.')
  const url = `${backendUrls().functions}/operator?upload=${purpose}`
  const headers = {
    ...functionHeaders(undefined),
    'content-type': UPLOAD_TYPE,
    [LINK_TOKEN_HEADER]: token,
    [FILE_NAME_HEADER]: encodeURIComponent(file.name),
  }
  const response = await xhrFetch(watch)(url, { method: 'POST', headers, body: file })
  if (!response.ok) {
    const refusal = await refusalIn<OrderRefusal>(response)
    throw refusal ? new OperatorError(refusal) : new TypeError('The upload failed')
  }
  const { document }: UploadedDocument = await response.json()
  return document
}
