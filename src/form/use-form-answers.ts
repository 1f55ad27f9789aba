import { type RefObject, useEffect, useState } from 'react'
import type { EstimateAnswers } from '#contract/estimate.ts'
import { readAnswers } from './form-answers.ts'

const NAMES = ['serviceType', 'urgency', 'sourceLanguage', 'targetLanguage'] as const

/** Of the form around it, after each change of a field: not with every key. */
export function useFormAnswers(within: RefObject<HTMLElement | null>): EstimateAnswers {
  const [answers, setAnswers] = useState<EstimateAnswers>({})
  useEffect(() => {
    const form = within.current?.closest('form')
    if (!form) return
    const ending = new AbortController()
    // A reset is told of before it is done.
    const read = () => queueMicrotask(() => setAnswers(readAnswers(form, NAMES)))
    for (const event of ['change', 'reset']) form.addEventListener(event, read, { signal: ending.signal })
    read()
    return () => ending.abort()
  }, [within])
  return answers
}
