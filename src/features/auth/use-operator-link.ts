import { useCallback, useEffect, useState } from 'react'
import { OPERATOR_PAGE } from '#content/operator.ts'
import type { OperatorAction, OperatorActionBody } from '#contract/operator-action.ts'
import { callFunction, type Refusal } from '#src/lib/backend/call-function.ts'

/** What a link of the operator's mail leads to. `invalid`, `expired`: it opens nothing (any more). */
export type Opened =
  | { state: 'asking' | 'invalid' | 'expired' | 'unreachable' }
  | { state: 'shown'; view: OperatorAction }

/** The payment provider is asked meanwhile. */
const TIMEOUT_MS = 30_000

const call = (body: OperatorActionBody) =>
  callFunction<OperatorAction>('operator-action', body, { timeout: TIMEOUT_MS })

function stateOf({ code }: Refusal): 'invalid' | 'expired' | 'unreachable' {
  if (code === 'link-expired') return 'expired'
  return ['link-invalid', 'not-found', 'bad-request'].includes(code) ? 'invalid' : 'unreachable'
}

/** Refusals whose words are for the reader. */
const TELLING = ['slot-taken', 'booking-invalid']

/** What a link is about, and doing it. */
export function useOperatorLink(token: string) {
  const [opened, setOpened] = useState<Opened>({ state: 'asking' })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const load = useCallback(async () => {
    const { answer, refusal } = await call({ token }).catch(() => ({ answer: undefined, refusal: undefined }))
    if (answer) setOpened({ state: 'shown', view: answer })
    else setOpened({ state: refusal ? stateOf(refusal) : 'unreachable' })
  }, [token])

  useEffect(() => {
    void load()
  }, [load])

  const act = async (action: NonNullable<OperatorActionBody['action']>, slot?: string) => {
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const { answer, refusal } = await call({ token, action, ...(slot && { slot }) })
      if (answer) setOpened({ state: 'shown', view: answer })
      else if (refusal && TELLING.includes(refusal.code)) setProblem(refusal.message)
      else if (refusal && stateOf(refusal) !== 'unreachable') setOpened({ state: stateOf(refusal) })
      else setProblem(OPERATOR_PAGE.failed)
    } catch {
      setProblem(OPERATOR_PAGE.failed)
    } finally {
      setBusy(false)
    }
  }

  return { opened, load, act, busy, problem }
}
