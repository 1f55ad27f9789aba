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
    const read = () => setAnswers(readAnswers(form, NAMES))
    read()
    form.addEventListener('change', read)
    return () => form.removeEventListener('change', read)
  }, [within])
  return answers
}
