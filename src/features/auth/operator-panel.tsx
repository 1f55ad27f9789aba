import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { OPERATOR_PAGE, OPERATOR_STATES } from '#content/operator.ts'
import {
  BOOKING_TIMES,
  formatBookingDate,
  gmtDay,
  gmtTime,
  lastBookableDay,
  slotStart,
} from '#contract/booking-calendar.ts'
import { needsConfirmation, type OperatorAction } from '#contract/operator-action.ts'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { momentText } from '#src/ui/day-text.ts'
import { Field } from '#src/ui/field.tsx'
import { Press } from '#src/ui/press.tsx'
import { ScreenHead } from '#src/ui/screen-head.tsx'
import { useOperatorLink } from './use-operator-link.ts'

const words = OPERATOR_PAGE

/** What a link at the end of the operator's mail opens. Nothing happens before a button is pressed. */
export function OperatorPanel({ token }: { token: string }) {
  const { opened, load, ...acting } = useOperatorLink(token)
  if (opened.state === 'shown') return <Shown view={opened.view} {...acting} />
  const { title, text } = words[opened.state]
  return (
    <Panel title={title} lead={text}>
      {opened.state === 'unreachable' && (
        <div className="send">
          <button className="btn ghost" type="button" onClick={load}>
            {words.again}
          </button>
        </div>
      )}
    </Panel>
  )
}

type PanelProps = { title: string; lead: string; children?: ReactNode }

function Panel({ title, lead, children }: PanelProps) {
  return (
    <section aria-labelledby="panel-title">
      <ScreenHead title={title} lead={lead} />
      {children}
    </section>
  )
}

type ShownProps = { view: OperatorAction } & Omit<ReturnType<typeof useOperatorLink>, 'opened' | 'load'>

function Shown({ view, ...acting }: ShownProps) {
  const { title, lead } = textOf(view)
  return (
    <Panel title={title} lead={lead}>
      {view.state === 'open' && <Details view={view} />}
      {view.rest && <Rest rest={view.rest} {...acting} />}
      {view.bookings && <Standing view={view} {...acting} />}
      {view.state === 'open' && <Act view={view} {...acting} />}
      {view.purpose === 'spam' && view.state === 'done' && (
        <Press
          {...acting}
          busyLabel={words.busy}
          label={words.undo}
          quiet
          onPress={() => acting.act('undo')}
        />
      )}
    </Panel>
  )
}

/** The reference and the time of a consultation, the day to close, or a reference. */
function whatOf({ reference = '', startsAt, day }: OperatorAction): string {
  if (day) return formatBookingDate(day)
  const start = startsAt && new Date(startsAt)
  return start ? `${reference} (${formatBookingDate(gmtDay(start))}, ${gmtTime(start)} GMT)` : reference
}

function textOf(view: OperatorAction): { title: string; lead: string } {
  const { purpose, step, state } = view
  if (state !== 'open' && state !== 'done') {
    const { title, text } = OPERATOR_STATES[state]
    return { title, lead: text }
  }
  const { title, ask, confirm, done } = words.purposes[purpose]
  const before = step === 'confirm' && confirm ? confirm : ask
  const lead = (state === 'done' ? done : before)
    .replace('{what}', whatOf(view))
    .replace('{until}', view.until ? momentText(new Date(view.until)) : '')
  return { title, lead }
}

/** What else is known before the last press. */
function Details({ view }: { view: OperatorAction }) {
  const { facts = [], notes = [], step } = view
  const what = whatOf(view)
  const shown = step === 'confirm' && what ? [{ label: words.about, text: what }, ...facts] : facts
  return <Stored facts={shown} notes={notes} />
}

function Stored({ facts, notes }: NonNullable<OperatorAction['rest']>) {
  return (
    <>
      {facts.length > 0 && (
        <dl className="given">
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p className="kept" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** What else is under the address of what was erased. A second press erases it as well. */
function Rest({ rest, ...acting }: Omit<ShownProps, 'view'> & { rest: NonNullable<OperatorAction['rest']> }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { title, lead, button, sure, text, keep } = words.rest
  return (
    <>
      <h2>{title}</h2>
      <Stored {...rest} />
      <p className="kept">{lead}</p>
      <div className="send">
        <button className="btn ghost" type="button" onClick={() => dialog.current?.showModal()}>
          {button}
        </button>
      </div>
      <ConfirmDialog dialog={dialog} title={sure} text={text} cancel={keep} busy={acting.busy}>
        <Press {...acting} busyLabel={words.busy} label={button} onPress={() => acting.act('rest')} />
      </ConfirmDialog>
    </>
  )
}

/** The consultations of a day: to be seen before it is closed, and to be cancelled together afterwards. */
function Standing({ view: { bookings = [], state }, ...acting }: ShownProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { title, none, button, sure, text, keep } = words.refund
  if (bookings.length === 0) return <p className="kept">{none}</p>
  return (
    <>
      <h2>{title}</h2>
      <dl className="given">
        {bookings.map(({ reference, startsAt, name }) => (
          <div key={reference}>
            <dt>{`${gmtTime(new Date(startsAt))} GMT`}</dt>
            <dd>
              <bdi>{`${reference} ${name}`}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {state === 'done' && (
        <div className="send">
          <button className="btn ghost" type="button" onClick={() => dialog.current?.showModal()}>
            {button}
          </button>
        </div>
      )}
      <ConfirmDialog dialog={dialog} title={sure} text={text} cancel={keep} busy={acting.busy}>
        <Press {...acting} busyLabel={words.busy} label={button} onPress={() => acting.act('refund')} />
      </ConfirmDialog>
    </>
  )
}

/** Chooses the new time of a consultation. The server knows which times are free. */
function Move(acting: Omit<ShownProps, 'view'>) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const { day: dayLabel, time: timeLabel, unit } = words.newTime
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    void acting.act('do', slotStart(day, time).toISOString())
  }
  return (
    <form onSubmit={press}>
      <Field name="day" label={dayLabel}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={gmtDay(new Date())}
            max={lastBookableDay(new Date())}
            value={day}
            onChange={(event) => setDay(event.target.value)}
          />
        )}
      </Field>
      <Field name="time" label={timeLabel} unit={unit}>
        {(control) => (
          <select {...control} value={time} onChange={(event) => setTime(event.target.value)}>
            <option value="">{words.newTime.choose}</option>
            {BOOKING_TIMES.map((slot) => (
              <option key={slot}>{slot}</option>
            ))}
          </select>
        )}
      </Field>
      <Press {...acting} busyLabel={words.busy} label={words.purposes.move.button} />
    </form>
  )
}

function Act({ view, ...acting }: ShownProps) {
  if (view.purpose === 'move' && view.step === 'confirm') return <Move {...acting} />
  const isAsking = view.step === 'ask' && needsConfirmation(view.purpose)
  const label = isAsking ? words.askButton : words.purposes[view.purpose].button
  return (
    <>
      {isAsking && <p className="kept">{words.confirmHow}</p>}
      <Press {...acting} busyLabel={words.busy} label={label} onPress={() => acting.act('do')} />
    </>
  )
}
