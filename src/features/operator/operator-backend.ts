import type { FileProblem } from '#contract/files.ts'
import {
  type DraftProblem,
  FILE_NAME_HEADER,
  LINK_TOKEN_HEADER,
  type OfferPreview,
  type OperatorBody,
  type OperatorView,
  UPLOAD_TYPE,
  type UploadedDocument,
} from '#contract/operator.ts'
import type { OpenedFile } from '#contract/order.ts'
import { callFunction, errorIn, type Refusal } from '#src/lib/backend/call-function.ts'
import { backendUrls, functionHeaders } from '#src/lib/backend/connection.ts'
import { type Watch, xhrFetch } from '#src/lib/backend/xhr-fetch.ts'
import { onDevice } from '#src/lib/storage.ts'

/** The payment provider and the mail server are asked, or documents made, meanwhile. */
const TIMEOUT_MS = 60_000

export type OperatorRefusal = Refusal & { problems?: DraftProblem[]; problem?: FileProblem }

const call = <Answer>(body: OperatorBody) => callFunction<Answer>('operator', body, { timeout: TIMEOUT_MS })

/** Shows what a link is about, or does something by it. @throws CallError when it is refused */
export const callOperator = (body: OperatorBody) => call<OperatorView>(body)

const KEY = 'operator-browser'

/** The key of this browser, if it was remembered. In its storage, because a cookie of functions on another origin would be a third party's. */
const browserKey = () => (onDevice.read(KEY) as { key: string } | null)?.key

/** What a link leads to in this browser. @throws CallError when it opens nothing */
export function openLink(token: string) {
  const browser = browserKey()
  return callOperator({ token, ...(browser && { browser }) })
}

/** Before the server has it, so that a lost answer loses nothing. */
export function makeKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}

/** By a confirmation. @throws CallError when it has remembered another browser, was used or is late */
export async function rememberBrowser(token: string, key: string): Promise<OperatorView> {
  const view = await callOperator({ token, action: 'remember', browser: key })
  onDevice.keep(KEY, { key })
  return view
}

/** The message that an offer would be. @throws CallError when the draft is refused */
export const previewOffer = (body: Extract<OperatorBody, { action: 'preview' }>) => call<OfferPreview>(body)

/** A document that waits to be delivered, for a minute. @throws CallError when it is refused */
export const openWaiting = (token: string, document: string) =>
  callFunction<OpenedFile>('operator', { token, action: 'open', document }, { timeout: TIMEOUT_MS })

/** @throws CallError when it is refused, TypeError when the connection fails, AbortError when aborted */
export async function uploadDocument({
  token,
  purpose,
  file,
  ...watch
}: Watch & { token: string; purpose: string; file: File }) {
  const url = `${backendUrls().functions}/operator?upload=${purpose}`
  const headers = {
    ...functionHeaders(undefined),
    'content-type': UPLOAD_TYPE,
    [LINK_TOKEN_HEADER]: token,
    [FILE_NAME_HEADER]: encodeURIComponent(file.name),
  }
  const response = await xhrFetch(watch)(url, { method: 'POST', headers, body: file })
  if (!response.ok) throw await errorIn(response)
  const { document }: UploadedDocument = await response.json()
  return document
}
