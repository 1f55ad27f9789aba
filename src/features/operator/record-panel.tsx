import { type SubmitEvent, useEffect, useState } from 'react'
import { DATES } from '#content/language.ts'
import { OPERATOR_PAGE, OPERATOR_STATES } from '#content/operator.ts'
import { confirmationTime, needsConfirmation } from '#contract/acts.ts'
import { BOOKING_TIMES, formatBookingDate, lastBookableDay, slotStart } from '#contract/booking-calendar.ts'
import { dateIn, gmtDay, gmtTime } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import type { RecordAction, RecordView, RememberedBrowser } from '#contract/operator.ts'
import { ButtonLink } from '#src/ui/busy-button.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Press } from '#src/ui/press.tsx'
import { SelectField } from '#src/ui/radio-segments.tsx'
import { momentText } from '#src/ui/times.tsx'
import { CreateForm } from './create-form.tsx'
import { Links } from './links.tsx'
import { AskedFirst, ScreenHead } from './screen.tsx'
import type { OperatorLink, RecordPanelProps } from './use-operator-link.ts'

const words = OPERATOR_PAGE

/** A link about a request, an enquiry, a booking or a day. */
export function RecordPanel(props: RecordPanelProps) {
  const { view, link } = props
  const text = textOf(view)
  const { download } = view
  const isListed = link.links.length > 0
  useEffect(() => {
    // An attachment: the page stays.
    if (download) location.assign(download)
  }, [download])
  return (
    <div className="page">
      <div className="auth">
        <section aria-labelledby="panel-title">
          <ScreenHead title={text.title} lead={isListed ? words.listed : text.lead} />
          {isListed && <Links links={link.links} />}
          {view.state === 'open' && <Details view={view} />}
          {view.rest && <Rest link={link} rest={view.rest} />}
          {view.bookings && <DayBookings {...props} />}
          {view.browsers && <Browsers link={link} browsers={view.browsers} />}
          {view.state === 'open' && link.canRemember && view.purpose !== 'browsers' && (
            <div className="field">
              <label className="tick">
                <input
                  type="checkbox"
                  checked={link.remembers}
                  onChange={({ target }) => link.setRemembers(target.checked)}
                />
                <span>{words.browsers.choose}</span>
              </label>
            </div>
          )}
          {view.state === 'open' && <OwnAction {...props} />}
          {view.state === 'done' && (view.purpose === 'spam' || view.purpose === 'handled') && (
            <ActionButton link={link} action="undo" label={words.undo[view.purpose]} quiet />
          )}
          {view.next && <ButtonLink label={words.create.next} href={`#operator=${view.next}`} />}
        </section>
      </div>
    </div>
  )
}

type ActionButtonProps = {
  link: OperatorLink
  action: RecordAction['action']
  label: string
  quiet?: boolean
}

function ActionButton({ link: { busy, problem, act }, action, ...button }: ActionButtonProps) {
  return (
    <Press {...button} busy={busy} problem={problem} busyLabel={words.busy} onPress={() => act({ action })} />
  )
}

/** The reference and the time of a consultation, the day to close, or a reference. */
function whatOf({ purpose, reference = '', startsAt, day }: RecordView): string {
  if (day && purpose === 'papers') return monthText(day)
  if (day) return formatBookingDate(day)
  const start = startsAt && new Date(startsAt)
  return start ? `${reference} (${formatBookingDate(gmtDay(start))}, ${gmtTime(start)} GMT)` : reference
}

const monthText = (day: string) => dateIn(DATES, day, DATES.month)

function textOf(view: RecordView): { title: string; lead: string } {
  const { purpose, step, state } = view
  if (state !== 'open' && state !== 'done') {
    const { title, text } = OPERATOR_STATES[state]
    return {
      title,
      lead: needsConfirmation(purpose) ? fill(text, { time: confirmationTime(purpose) }) : text,
    }
  }
  const { title, ask, confirm, done } = words.purposes[purpose]
  const before = step === 'confirm' && confirm ? confirm : ask
  const until = view.until ? momentText(new Date(view.until)) : ''
  return { title, lead: fill(state === 'done' ? done : before, { what: whatOf(view), until }) }
}

function Details({ view }: { view: RecordView }) {
  const { facts = [], notes = [], step } = view
  const what = whatOf(view)
  const shown = step === 'confirm' && what ? [{ label: words.about, text: what }, ...facts] : facts
  return <Stored facts={shown} notes={notes} />
}

function Stored({ facts, notes }: NonNullable<RecordView['rest']>) {
  return (
    <>
      {facts.length > 0 && <Facts className="given" facts={facts} />}
      {notes.map((note) => (
        <p className="kept" key={note}>
          {note}
        </p>
      ))}
    </>
  )
}

/** What else is under the address of what was erased. A second press erases it as well. */
function Rest({ link, rest }: Pick<RecordPanelProps, 'link'> & { rest: NonNullable<RecordView['rest']> }) {
  const { title, lead } = words.rest
  return (
    <>
      <h2>{title}</h2>
      <Stored {...rest} />
      <p className="kept">{lead}</p>
      <AskedFirst link={link} action={{ action: 'erase_rest' }} words={words.rest} />
    </>
  )
}

/** The consultations of a day: to be seen before it is closed, and to be cancelled together afterwards. */
function DayBookings({ view: { bookings = [], state }, link }: RecordPanelProps) {
  const { title, none } = words.refund
  if (bookings.length === 0) return <p className="kept">{none}</p>
  return (
    <>
      <h2>{title}</h2>
      <Facts
        className="given"
        facts={bookings.map(({ reference, startsAt, name }) => ({
          label: `${gmtTime(new Date(startsAt))} GMT`,
          text: `${reference} ${name}`,
        }))}
      />
      {state === 'done' && <AskedFirst link={link} action={{ action: 'cancel' }} words={words.refund} />}
    </>
  )
}

/** Chooses the new time of a consultation. The server knows which times are free. */
function MoveForm({ link: { busy, problem, act } }: Pick<RecordPanelProps, 'link'>) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('')
  const { day: dayLabel, time: timeLabel, unit } = words.newTime
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    void act({ action: 'move', slot: slotStart(day, time).toISOString() })
  }
  return (
    <form onSubmit={press}>
      <TextField
        name="day"
        label={dayLabel}
        type="date"
        min={gmtDay(new Date())}
        max={lastBookableDay(new Date())}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
      <SelectField
        name="time"
        label={timeLabel}
        unit={unit}
        prompt={words.newTime.choose}
        options={BOOKING_TIMES.map((value) => ({ value, label: value }))}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Press busy={busy} problem={problem} busyLabel={words.busy} label={words.purposes.move.button} />
    </form>
  )
}

type BrowsersProps = Pick<RecordPanelProps, 'link'> & { browsers: RememberedBrowser[] }

function Browsers({ link: { busy, act }, browsers }: BrowsersProps) {
  if (browsers.length === 0) return <p className="kept">{words.browsers.none}</p>
  return (
    <ul className="order-list">
      {browsers.map(({ id, name, createdAt, usedAt }) => {
        const used = momentText(new Date(usedAt))
        return (
          <li key={id}>
            <p>
              <b>{name}</b>
            </p>
            <p>{fill(words.browsers.used, { since: momentText(new Date(createdAt)), used })}</p>
            <button
              className="btn ghost small"
              type="button"
              aria-label={fill(words.browsers.forgetOne, { name, used })}
              disabled={busy}
              onClick={() => act({ action: 'forget', id })}
            >
              {words.browsers.forget}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function RememberButton({ link: { busy, problem, canRemember, remember } }: Pick<RecordPanelProps, 'link'>) {
  if (!canRemember) return <p className="kept">{words.browsers.remembered}</p>
  const label = words.purposes.browsers.button
  return <Press {...{ busy, problem, label }} busyLabel={words.busy} onPress={remember} />
}

function OwnAction({ view: { purpose, step }, link }: RecordPanelProps) {
  if (purpose === 'move' && step === 'confirm') return <MoveForm link={link} />
  if (purpose === 'create' && step === 'confirm') return <CreateForm link={link} />
  if (purpose === 'browsers' && step === 'confirm') return <RememberButton link={link} />
  const isAsking = step === 'ask' && needsConfirmation(purpose)
  const label = isAsking ? words.askButton : words.purposes[purpose].button
  return (
    <>
      {isAsking && <p className="kept">{words.confirmHow}</p>}
      <ActionButton link={link} action={purpose} label={label} />
    </>
  )
}
