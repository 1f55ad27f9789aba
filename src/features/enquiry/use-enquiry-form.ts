import type { FormEvent } from 'react'
import { ENQUIRY_FAILURES, ENQUIRY_FIELD_WORDS } from '#content/enquiry.ts'
import { ERROR_TITLE } from '#content/messages.ts'
import {
  ENQUIRY_FIELDS,
  ENQUIRY_SUBJECTS,
  type EnquiryAnswers,
  type EnquiryBody,
  type EnquiryReceipt,
} from '#contract/enquiry.ts'
import { namesOf } from '#contract/fields.ts'
import { describeSender } from '#src/form/honeypot.tsx'
import { loadChecks, preload } from '#src/form/preload.ts'
import { useAnswersForm } from '#src/form/use-answers-form.ts'
import { submissionId, useDraft } from '#src/form/use-draft.ts'
import type { Refusal } from '#src/form/use-refusal.ts'

/** Needed only for sending. */
export const loading = {
  backend: () => import('#src/lib/backend/form-backend.ts'),
  confirmation: () => import('./enquiry-sent.tsx'),
}

export type SentEnquiry = {
  reference: string
  answers: Pick<EnquiryAnswers, 'email' | 'subject'>
  at: Date
  /** ISO 8601. */
  replyBy: string
}

export function useEnquiryForm(onSent: (sent: SentEnquiry) => void) {
  const form = useAnswersForm({
    fields: ENQUIRY_FIELDS,
    words: ENQUIRY_FIELD_WORDS,
    plain: 'enquiry',
    send,
    failed: () => ({ title: ERROR_TITLE, description: ENQUIRY_FAILURES.other }),
  })
  const draft = useDraft({
    form: form.form,
    key: 'sq-draft-enquiry',
    names: namesOf(ENQUIRY_FIELDS),
    queryDefaults: subjectOf,
  })

  async function send(answers: EnquiryAnswers): Promise<Refusal | undefined> {
    const [{ callForm }] = await Promise.all([loading.backend(), loading.confirmation()])
    // The same answers keep their id, so that a lost response does no harm.
    const id = draft.setSubmission((previous) => submissionId(previous, answers, []))
    const sender = await describeSender(form.form.current)
    const body: EnquiryBody = { ...answers, id, ...sender }
    const call = () => callForm<EnquiryReceipt>('send-contact-email', body)
    let outcome = await call()
    if (!outcome.accepted && outcome.isLost) outcome = await call()
    if (!outcome.accepted) {
      if (outcome.code === 'id-taken')
        draft.setSubmission(() => ({ id: crypto.randomUUID(), contentHash: '' }))
      const { fields, note } = outcome
      return { title: ERROR_TITLE, description: ENQUIRY_FAILURES.refused, note, fields }
    }
    draft.forget()
    const { email, subject } = answers
    onSent({ ...outcome.answer, answers: { email, subject }, at: new Date() })
    return undefined
  }

  return {
    ...form,
    draft,
    props: {
      ...form.props,
      onInput(event: FormEvent<HTMLFormElement>) {
        draft.changed()
        preload([loadChecks, ...Object.values(loading)])
        form.props.onInput(event)
      },
    },
  }
}

/** `?subject=pricing`; an unknown one is ignored. */
function subjectOf(search: string): { subject: string } {
  const requested = new URLSearchParams(search).get('subject')
  return { subject: ENQUIRY_SUBJECTS.find((subject) => subject === requested) ?? '' }
}
