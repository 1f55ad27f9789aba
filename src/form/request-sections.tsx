import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { PASSWORD_HELP } from '#content/files.ts'
import { PLAIN_FILES } from '#content/plain-forms.ts'
import type { EstimateAnswers } from '#contract/estimate.ts'
import type { Fields } from '#contract/fields.ts'
import { FileField } from '#src/ui/file-field.tsx'
import { FormFields, type FormFieldsProps } from './form-fields.tsx'
import { useFormAnswers } from './use-form-answers.ts'
import type { RequestForm } from './use-request-form.ts'

/** Loaded with the first file; without it everything can be sent all the same. */
const EstimatePanel = lazy(() =>
  import('./estimate-panel.tsx').then(
    (panel) => ({ default: panel.EstimatePanel }),
    () => ({ default: () => null }),
  ),
)

/** Loaded once there is something that it may be about, with its failure as above. */
const UrgencyNotes = lazy<(answers: EstimateAnswers) => ReactNode>(() =>
  import('./urgency-notes.tsx').then(
    ({ UrgencyNotes }) => ({ default: UrgencyNotes }),
    () => ({ default: () => null }),
  ),
)

type RequestSectionsProps<F extends Fields> = {
  about: Omit<FormFieldsProps<F>, 'section'>
  request: Pick<RequestForm<F>, 'documents' | 'phase'>
  sections: { need: string; going: string; documents: string }
  documentsHint: string
  id: string
}

export function RequestSections<F extends Fields>({
  about,
  request: { documents, phase },
  sections,
  documentsHint,
  id,
}: RequestSectionsProps<F>) {
  const need = useRef<HTMLFieldSetElement>(null)
  const answers = useFormAnswers(need)
  const notes = {
    urgency: (
      <div className="urgency-note" role="status" key="notes">
        {(answers.serviceType || answers.urgency) && (
          <Suspense>
            <UrgencyNotes {...answers} />
          </Suspense>
        )}
      </div>
    ),
  }
  return (
    <>
      <fieldset className="grp" ref={need}>
        <legend>{sections.need}</legend>
        <FormFields {...about} notes={notes as NonNullable<FormFieldsProps<F>['notes']>} section="need" />
      </fieldset>
      <fieldset className="grp">
        <legend>{sections.going}</legend>
        <FormFields {...about} section="going" />
      </fieldset>
      <fieldset className="grp">
        <legend>{sections.documents}</legend>
        <p className="hint">{documentsHint}</p>
        {/* Rendered at build time only, to keep it out of scripts. */}
        <noscript>{import.meta.env.SSR && <p className="noscript">{PLAIN_FILES}</p>}</noscript>
        <FileField
          id={id}
          documents={documents}
          sending={phase !== 'filling'}
          locked={phase === 'saving'}
          passwordHelp={PASSWORD_HELP.request}
        />
        {documents.list.files.length > 0 && (
          <div className="estimate-room">
            <Suspense>
              <EstimatePanel files={documents.list.files} answers={answers} />
            </Suspense>
          </div>
        )}
      </fieldset>
    </>
  )
}
