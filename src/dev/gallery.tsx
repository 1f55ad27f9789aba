import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { FILE_PROBLEMS, PASSWORD_HELP, QUOTE_TOASTS } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import { lastBookableDay } from '#contract/booking-calendar.ts'
import { REFERENCE_PREFIX } from '#contract/business-facts.ts'
import { fileProblemMessage } from '#contract/files.ts'
import { Calendar } from '#src/features/booking/date-field.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ClosingBand, Microtext } from '#src/ui/closing-band.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ErrorSummary, type FieldError } from '#src/ui/error-summary.tsx'
import { Field, type FieldProps, TextArea, TextField, TickField } from '#src/ui/field.tsx'
import { FileField } from '#src/ui/file-field.tsx'
import { EMPTY_FILE_LIST, type FileList, type RequestFile } from '#src/ui/file-list.ts'
import { ProgressBar } from '#src/ui/file-row.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { LoadError } from '#src/ui/load-error.tsx'
import { MarkdownLine } from '#src/ui/markdown-line.tsx'
import { LinkWithoutScripts, Outcome, OutcomeReference } from '#src/ui/outcome.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PasswordField } from '#src/ui/password-field.tsx'
import { Picture, type PictureFiles } from '#src/ui/picture.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { Proofs } from '#src/ui/proofs.tsx'
import { RadioSegments, SelectField } from '#src/ui/radio-segments.tsx'
import { RedirectPage } from '#src/ui/redirect-page.tsx'
import { ScreenHead } from '#src/ui/screen-head.tsx'
import { showToast } from '#src/ui/toast-store.ts'
import { Toasts } from '#src/ui/toasts.tsx'
import { WithoutScripts } from '#src/ui/without-scripts.tsx'

/** Every component of src/ui/ in its states, and the calendar; gallery.test.ts reports missing ones. */

export const PICTURE = '/pictures/events/filing-abroad.jpg'

const PAGE = {
  path: '/here',
  breadcrumbs: [
    { path: '/', name: 'Home' },
    { path: '/here', name: 'Here' },
  ],
}

const nothing = () => {}
const idOf = (text: string) => text.replaceAll(' ', '-')

const FIELD_STATES: Readonly<Record<string, Partial<FieldProps>>> = {
  empty: {},
  optional: { optional: true, unit: 'GMT' },
  'with a hint': { hint: 'As it stands in your passport.' },
  'in error': { hint: 'As it stands in your passport.', error: 'Please enter your given name' },
}

const FIELDS: Readonly<Record<string, (field: FieldProps) => ReactNode>> = {
  TextField: (field) => <TextField {...field} />,
  TextArea: (field) => <TextArea {...field} rows={3} />,
  PasswordField: (field) => <PasswordField {...field} autoComplete="new-password" />,
  SelectField: (field) => (
    <SelectField
      {...field}
      prompt="Please choose"
      options={['Poland', { value: 'GB', label: 'United Kingdom' }]}
    />
  ),
  RadioSegments: (field) => (
    <RadioSegments {...field} options={['0-12 hours', '12-24 hours', '24-48 hours', '>48 hours']} />
  ),
  TickField: (field) => <TickField {...field} />,
}

const PERCENTAGES = [0, 1, 40, 100]

const NAMES: Readonly<Record<RequestFile['state'], string>> = {
  chosen: 'birth certificate.pdf',
  waiting: 'a name that is far too long for the line it stands in, with every page of the passport.jpeg',
  uploading: 'school report.docx',
  retrying: 'passport.jpg',
  stored: 'شهادة الميلاد.pdf',
  failed: 'driving licence.png',
  changed: 'contract.doc',
  gone: 'power of attorney.pdf',
}

const SIZE = 2_400_000

const files = Object.entries(NAMES).map(
  ([state, name]): RequestFile => ({
    id: state,
    file: new File([new Uint8Array(SIZE)], name),
    extension: name.slice(name.lastIndexOf('.') + 1) as RequestFile['extension'],
    state: state as RequestFile['state'],
    needsPassword: state === 'waiting' || state === 'stored',
    sent: state === 'stored' ? SIZE : state === 'uploading' ? SIZE * 0.6 : 0,
    path: '',
    abort: new AbortController(),
  }),
)

const refusals = [
  {
    id: 'refused',
    name: 'notes.txt',
    message: fileProblemMessage({ FILE_PROBLEMS, LANGUAGE }, 'notes.txt', 'extension'),
  },
]

const FILE_LISTS: Readonly<Record<string, { list: FileList; sending?: boolean; locked?: boolean }>> = {
  empty: { list: EMPTY_FILE_LIST },
  'a file was refused': { list: { files: [], refusals } },
  'every state of a file': { list: { files, refusals }, sending: true },
  locked: { list: { files: files.slice(0, 2), refusals: [] }, locked: true },
}

const ERRORS: readonly FieldError[] = [
  { id: 'TextField-empty', message: 'Please enter your given name' },
  { id: 'SelectField-empty', message: 'Please choose a service' },
]

const PROOFS = {
  list: [
    {
      label: 'Member of',
      texts: [
        { text: 'Institute of Papers (IP), no. 12345', url: '#Proofs' },
        { text: 'Guild of Seals', url: '#Proofs' },
      ],
    },
    { label: 'Registered in Wales', texts: [{ text: 'Company no. 01234567', url: '#Proofs' }] },
    { label: 'Insurance', texts: [{ text: 'Example Mutual, 2 Quay, Leith; worldwide' }] },
    { label: 'Reviews', texts: [{ text: '4.8 out of 5 from 127 reviews', url: '#Proofs' }] },
  ],
  guarantee: 'If an authority refuses our work because of a mistake of ours, we put it right.',
}

function Specimen({ note, kind = '', children }: { note: string; kind?: string; children: ReactNode }) {
  return (
    <div className={`specimen ${kind}`}>
      <small>{note}</small>
      {children}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section id={idOf(title)}>
      <h2>{title}</h2>
      <div className="specimens">{children}</div>
    </section>
  )
}

function Fields({ name, field }: { name: string; field: (props: FieldProps) => ReactNode }) {
  return (
    <Section title={name}>
      {Object.entries(FIELD_STATES).map(([state, props]) => (
        <Specimen key={state} note={state}>
          {field({ name: idOf(`${name} ${state}`), label: 'Given name', ...props })}
        </Specimen>
      ))}
    </Section>
  )
}

/** What takes the focus when it appears opens from a button. */
function Opened({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Ghost aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Close' : 'Open'}
      </Ghost>
      {open && children}
    </>
  )
}

const Ghost = (attributes: ComponentProps<'button'>) => (
  <button className="btn ghost" type="button" {...attributes} />
)

function Dialog({ busy }: { busy: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [working, setWorking] = useState(false)
  const open = () => {
    setWorking(busy)
    dialog.current?.showModal()
    setTimeout(() => setWorking(false), 5_000)
  }
  return (
    <>
      <Ghost onClick={open}>Open</Ghost>
      <ConfirmDialog
        dialog={dialog}
        title="Delete your account?"
        text="Your profile and your requests are erased. This cannot be undone."
        cancel="Keep my account"
        busy={working}
      >
        <BusyButton className="btn" type="button" busy={working} onClick={() => dialog.current?.close()}>
          {working ? 'Deleting…' : 'Delete'}
        </BusyButton>
      </ConfirmDialog>
    </>
  )
}

const now = new Date()
const CALENDARS: Readonly<Record<string, string | undefined>> = {
  'no day is chosen; today is underlined': undefined,
  'a day of the last month is chosen': lastBookableDay(now),
}

function ChosenDay({ initially }: { initially: string | undefined }) {
  const [day, choose] = useState(initially)
  return <Calendar day={day} now={now} onChoose={choose} />
}

const PRESSES = {
  idle: {},
  busy: { busy: true },
  'it did not work': { problem: 'That did not work. Please try again.' },
  quiet: { quiet: true },
}

const BUTTONS = { 'the one that decides': 'btn', ghost: 'btn ghost' }

const SCHEMES = { System: 'light dark', Light: 'light', Dark: 'dark' }

function SchemeSwitch() {
  return (
    <div className="row">
      {Object.entries(SCHEMES).map(([name, scheme]) => (
        <button
          key={name}
          className="btn ghost small"
          type="button"
          onClick={() => {
            document.documentElement.style.colorScheme = scheme
          }}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

export function Gallery({ files: pictures }: { files: PictureFiles }) {
  return (
    <>
      <div className="wrap gallery">
        <header>
          <h1>Components</h1>
          <SchemeSwitch />
        </header>
        <Section title="Buttons and links">
          {Object.entries(BUTTONS).map(([note, className]) => (
            <Specimen key={note} note={`${note}: large, small, busy`}>
              <div className="row">
                {['', 'small', 'busy'].map((form) => (
                  <button
                    key={form}
                    className={`${className} ${form}`}
                    type="button"
                    disabled={form === 'busy'}
                  >
                    Get a quote
                  </button>
                ))}
              </div>
            </Specimen>
          ))}
          <Specimen note="a button like a link, a link that leads on, CopyButton">
            <button className="link" type="button">
              Clear the form
            </button>{' '}
            <a className="more" href="#Buttons-and-links">
              Read more
            </a>
            <CopyButton text={`${REFERENCE_PREFIX}-7K4M-2XPD`} label="Copy the reference" />
          </Specimen>
        </Section>
        {Object.entries(FIELDS).map(([name, field]) => (
          <Fields key={name} name={name} field={field} />
        ))}
        <Section title="Field">
          <Specimen note="TextField, read-only">
            <TextField name="read-only" label="Email" defaultValue="customer@example.com" readOnly />
          </Specimen>
          <Specimen note="round a control of the page's own">
            <Field name="own" label="Order number" hint="Ten digits.">
              {(control) => <input {...control} inputMode="numeric" defaultValue="0123456789" />}
            </Field>
          </Specimen>
        </Section>
        <Section title="FileField">
          {Object.entries(FILE_LISTS).map(([note, { list, sending = false, locked = false }]) => (
            <Specimen key={note} note={note}>
              <FileField
                id={idOf(`files ${note}`)}
                list={list}
                sending={sending}
                locked={locked}
                passwordHelp={PASSWORD_HELP.request}
                onAdd={nothing}
                onRemove={nothing}
                onDismiss={nothing}
              />
            </Specimen>
          ))}
        </Section>
        <Section title="ProgressBar">
          {PERCENTAGES.map((percent) => (
            <Specimen key={percent} note={`${percent}%`}>
              <span className="status">
                <ProgressBar label="Uploading" percent={percent} />
              </span>
            </Specimen>
          ))}
        </Section>
        <Section title="Calendar">
          {Object.entries(CALENDARS).map(([note, day]) => (
            <Specimen key={note} note={note}>
              <Opened>
                <ChosenDay initially={day} />
              </Opened>
            </Specimen>
          ))}
        </Section>
        <Section title="ConfirmDialog">
          <Specimen note="idle">
            <Dialog busy={false} />
          </Specimen>
          <Specimen note="busy: it stays until this is done, here for 5 seconds">
            <Dialog busy={true} />
          </Specimen>
        </Section>
        <Section title="Toasts">
          <Specimen note="at most three; a success goes by itself">
            <div className="row">
              <Ghost onClick={() => showToast('success', QUOTE_TOASTS.success)}>Success</Ghost>
              <Ghost onClick={() => showToast('error', QUOTE_TOASTS.failed)}>Failure</Ghost>
            </div>
            <Toasts />
          </Specimen>
        </Section>
        <Section title="ErrorSummary">
          <Specimen note="takes focus whenever there are new errors">
            <Opened>
              <ErrorSummary errors={ERRORS} />
            </Opened>
          </Specimen>
        </Section>
        <Section title="Press">
          {Object.entries(PRESSES).map(([note, props]) => (
            <Specimen key={note} note={note}>
              <Press label="Begin" busyLabel="One moment…" busy={false} problem={undefined} {...props} />
            </Specimen>
          ))}
        </Section>
        <Section title="ScreenHead">
          <Specimen note="its title takes focus whenever it says something new">
            <Opened>
              <ScreenHead title="Begin the work" lead="The customer is told that we have begun." />
            </Opened>
          </Specimen>
        </Section>
        <Section title="EmptyState and LoadError">
          <Specimen note="EmptyState">
            <EmptyState title="No tasks yet" text="Your requests stand here.">
              <a className="btn" href="#EmptyState-and-LoadError">
                Create a task
              </a>
            </EmptyState>
          </Specimen>
          <Specimen note="LoadError">
            <LoadError text="Your tasks could not be loaded." onRetry={nothing} />
          </Specimen>
          <Specimen note="Problem">
            <Problem text="That did not work. Please try again." />
          </Specimen>
        </Section>
        <Section title="Slips and split">
          <Specimen note="slips.css" kind="wide">
            <div className="slips perforated-block">
              {['Email', 'Phone'].map((title) => (
                <div className="slip perforated" key={title}>
                  <h3>{title}</h3>
                  <p>Answered on working days.</p>
                  <a className="more" href="#Slips-and-split">
                    Write to us
                  </a>
                  <small>within hours</small>
                </div>
              ))}
            </div>
          </Specimen>
          <Specimen note="split.css" kind="wide">
            <div className="split">
              <h2>A narrow heading</h2>
              <div>
                <p>
                  <MarkdownLine text="Its **text**. Write to somebody@example.com." />
                </p>
                <ul>
                  <li>One thing</li>
                  <li>Another</li>
                </ul>
              </div>
            </div>
          </Specimen>
        </Section>
        <Section title="Proofs">
          <Specimen note="everything that an owner can fill in" kind="wide">
            <Proofs proofs={PROOFS} />
          </Specimen>
        </Section>
        <Section title="Breadcrumb and PageHead">
          <Specimen note="FilledText">
            <FilledText text="A sentence with {link} in it." slots={{ link: <a href="/">an address</a> }} />
          </Specimen>
          <Specimen note="Breadcrumb">
            <Breadcrumb page={PAGE} />
          </Specimen>
          <Specimen note="PageHead" kind="wide">
            <PageHead page={PAGE} title="A page's title" lead="What the page is about, in a sentence." />
          </Specimen>
          <Specimen note="RedirectPage" kind="wide">
            <RedirectPage
              title="This page has moved"
              text="You are being taken there…"
              link="Go there now"
              to="#"
            />
          </Specimen>
        </Section>
        <Section title="Without scripts">
          <Specimen note="Outcome, while the address names it" kind="wide">
            <a href="#outcome">Show it</a>
            <Outcome id="outcome" title="It is with us" lead="What happens next, in a sentence.">
              <OutcomeReference label="Your reference" />
            </Outcome>
          </Specimen>
          <Specimen note="WithoutScripts and LinkWithoutScripts: nothing where scripts run">
            <WithoutScripts text="This button needs JavaScript. You can write to us instead at" />
            <LinkWithoutScripts id="link" title="Your request" text="To ask about it, write to" />
          </Specimen>
        </Section>
        <Section title="Picture and Microtext">
          <Specimen note="in the smallest form that the place needs">
            <Picture files={pictures} src={PICTURE} sizes="400px" width="800" height="600" alt="" />
          </Specimen>
          <Specimen note="a rule of writing">
            <Microtext />
          </Specimen>
        </Section>
      </div>
      {/* Across the whole window; on pages it continues into the footer. */}
      <ClosingBand
        title="ClosingBand"
        text="The page's last word. Do you have a document?"
        button="Get a quote"
        href="#"
      />
    </>
  )
}
