import { LANGUAGE } from '#content/language.ts'
import { FORM_POST, type PlainForm } from '#contract/backend.ts'
import type { Answers } from './use-draft.ts'

/** Uncontrolled fields, so that what is typed before hydration, autofilled or restored by a reload counts. */

export const CHECKED = 'yes'

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | RadioNodeList

function fieldOf(form: HTMLFormElement, name: string): Valued | null {
  return form.elements.namedItem(name) as Valued | null
}

function answerOf(field: Valued | null): string {
  if (isBox(field)) return field.checked ? CHECKED : ''
  return field?.value ?? ''
}

function setAnswer(field: Valued, answer: string): void {
  if (isBox(field)) field.checked = answer === CHECKED
  else field.value = answer
}

function isBox(field: Valued | null): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

export function readAnswers<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const answers = {} as Record<Name, string>
  for (const name of names) answers[name] = storable(answerOf(fieldOf(form, name)))
  return answers
}

/** Pasting can bring halves of surrogate pairs, NUL and other control characters, and line breaks of word processors. */
export function storable(text: string): string {
  // Older browsers lack it; the backend then refuses the text.
  const wellFormed = text.toWellFormed?.() ?? text
  return wellFormed.replace(/[^\P{Cc}\s]/gu, '').replace(/[\v\f]/g, '\n')
}

/** Only empty fields. @returns whether anything was filled in */
export function fillAnswers(form: HTMLFormElement, answers: Answers): boolean {
  let filled = false
  for (const [name, answer] of Object.entries(answers)) {
    const field = fieldOf(form, name)
    if (!field || answerOf(field) !== '' || answer === '') continue
    setAnswer(field, answer)
    // A choice that no longer exists selects nothing: back to the first one.
    if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
    filled ||= answerOf(field) !== ''
  }
  // For what follows from answers; fields that scripts fill in are silent.
  if (filled) form.dispatchEvent(new Event('change'))
  return filled
}

const BACKEND: string | undefined = import.meta.env.VITE_SUPABASE_URL

/** Lets the browser post the form without scripts. With them, early submits are held (src/integration/hold-presses.ts). */
export const plainPost = (form: PlainForm) =>
  ({
    method: 'post',
    action: `${(BACKEND ?? '').replace(/\/$/, '')}${FORM_POST}?form=${form}${LANGUAGE.code === 'en' ? '' : `&language=${LANGUAGE.code}`}`,
  }) as const
