import { type SubmitEvent, useState } from 'react'
import { LANGUAGES } from '#content/languages.ts'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { CERTIFICATES } from '#contract/business-facts.ts'
import { CERTIFICATE_LIMITS, type CertificateNotes, isCertificateText } from '#contract/certificate.ts'
import { fill } from '#contract/language.ts'
import { fullName } from '#contract/names.ts'
import { CHECKED, readAnswers } from '#src/form/form-answers.ts'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { TextField, TickField } from '#src/ui/field.tsx'
import { Press } from '#src/ui/press.tsx'
import { SelectField } from '#src/ui/radio-segments.tsx'
import { Ticks } from './fields.tsx'
import type { PanelProps } from './screen.tsx'
import type { Order } from './use-operator-link.ts'

const words = OPERATOR_ORDER.certify

/** What can be bound: pages and pictures. */
const FITS = /\.(pdf|jpe?g|png)$/i

const NAMES = [
  'translation',
  'title',
  'names',
  'sourceLanguage',
  'targetLanguage',
  'translator',
  'language',
  'assent',
] as const
type Typed = Record<(typeof NAMES)[number], string>

const TEXTS = {
  title: 'title',
  names: 'names',
  sourceLanguage: 'language',
  targetLanguage: 'language',
} as const

function errorsIn(typed: Typed, sources: readonly string[]): FieldError[] {
  const errors: FieldError[] = []
  if (!typed.translation) errors.push({ id: 'translation', message: words.choose })
  if (sources.length === 0) errors.push({ id: 'sources', message: words.choose })
  for (const [id, limit] of Object.entries(TEXTS) as [keyof typeof TEXTS, 'title' | 'names' | 'language'][]) {
    if (typed[id] === '' && id !== 'names') errors.push({ id, message: words.fill })
    else if (!isCertificateText(typed[id], limit))
      errors.push({ id, message: fill(words.long, { max: CERTIFICATE_LIMITS[limit] }) })
  }
  if (!typed.translator) errors.push({ id: 'translator', message: words.choose })
  else if (typed.assent !== CHECKED) errors.push({ id: 'assent', message: words.assentMissing })
  return errors
}

const options = (texts: readonly string[]) => texts.map((text) => ({ value: text, label: text }))

const madeText = ({ pictures, signed }: CertificateNotes) =>
  [
    words.made,
    pictures.length > 0 && fill(words.pictures, { pages: pictures.join(', ') }),
    signed.length > 0 && fill(words.signed, { names: signed.join(', ') }),
    words.look,
  ]
    .filter(Boolean)
    .join(' ')

type CertifyFormProps = PanelProps & { order: Order }

/** Makes the certified translation of a document that waits; where nobody can certify, and without a translation, there is nothing. */
export function CertifyForm({ link, view, order }: CertifyFormProps) {
  const { answers, files, language } = view.request
  const translations = order.waiting.filter(({ name, certificate }) => FITS.test(name) && !certificate)
  const bindable = files.filter(({ name }) => FITS.test(name))
  const [only] = translations
  const [sources, setSources] = useState(() => bindable.map(({ id }) => id))
  const [translator, setTranslator] = useState(CERTIFICATES.translators[0]?.name ?? '')
  const [errors, setErrors] = useState<FieldError[]>([])
  if (CERTIFICATES.translators.length === 0 || !only || bindable.length === 0) return null
  const field = <Name extends string>(name: Name, label: string) => ({
    ...{ name, label },
    error: errors.find(({ id }) => id === name)?.message,
  })

  const make = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = readAnswers(event.currentTarget, NAMES)
    for (const name of NAMES) typed[name] = typed[name].trim()
    const found = errorsIn(typed, sources)
    setErrors(found)
    if (found.length > 0) return
    const { assent, ...draft } = typed
    await link.act({ action: 'certify', ...draft, sources })
  }

  return (
    <details className="certify">
      <summary>{words.title}</summary>
      <form noValidate onSubmit={make}>
        <p className="hint">{words.hint}</p>
        <ErrorSummary errors={errors} />
        <p role="status">{order.certified && madeText(order.certified)}</p>
        <SelectField
          {...field('translation', words.translation)}
          options={translations.map(({ id, name }) => ({ value: id, label: name }))}
          defaultValue={only.id}
        />
        <Ticks
          {...field('sources', words.sources)}
          hint={words.sourcesHint}
          options={bindable.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={sources}
          onChange={(chosen) => setSources(bindable.map(({ id }) => id).filter((id) => chosen.includes(id)))}
        />
        <TextField {...field('title', words.name)} hint={words.nameHint} autoComplete="off" />
        <TextField
          {...field('names', words.names)}
          optional
          defaultValue={fullName(answers.givenName, answers.familyName)}
          autoComplete="off"
        />
        <div className="pair">
          <TextField {...field('sourceLanguage', words.from)} defaultValue={answers.sourceLanguage ?? ''} />
          <TextField {...field('targetLanguage', words.into)} defaultValue={answers.targetLanguage ?? ''} />
        </div>
        <SelectField
          {...field('translator', words.translator)}
          options={options(CERTIFICATES.translators.map(({ name }) => name))}
          value={translator}
          onChange={({ target }) => setTranslator(target.value)}
        />
        <SelectField
          {...field('language', words.language)}
          hint={words.languageHint}
          options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={LANGUAGES.some(({ code }) => code === language) ? language : 'en'}
        />
        <TickField {...field('assent', fill(words.assent, { translator }))} />
        <Press busy={link.busy} quiet label={words.button} busyLabel={words.busy} />
      </form>
    </details>
  )
}
