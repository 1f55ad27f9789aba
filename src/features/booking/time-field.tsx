import { BOOKING_FIELD_WORDS, SLOT_NOTES } from '#content/booking.ts'
import { LANGUAGE } from '#content/language.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { FieldGroup } from '#src/ui/field.tsx'
import { clocksSentence, ofZone, ownTime } from './local-times.ts'
import type { Slot, TakenSlots } from './slots.ts'

type TimeFieldProps = {
  slots: readonly Slot[]
  /** 'HH:MM' in GMT; '' for none. */
  time: string
  taken: TakenSlots
  timeZone: string | undefined
  error: string | undefined
}

export function TimeField({ slots, time, taken, timeZone, error }: TimeFieldProps) {
  const chosen = slots.find((slot) => slot.time === time)
  // The error summary leads to the one that Tab would reach.
  const reached = chosen ?? slots.find(({ state }) => state === 'free')
  const owns = slots.map(({ start }) => start && timeZone !== undefined && ownTime(start, timeZone))
  const hint =
    timeZone !== undefined && owns.some(Boolean) && ofZone(timeZone, SLOT_NOTES.zone, SLOT_NOTES.ownZone)

  return (
    <FieldGroup
      name="time"
      label={BOOKING_FIELD_WORDS.time.label}
      unit="GMT"
      hint={hint || undefined}
      error={error}
    >
      {({ id, name, required, 'aria-invalid': invalid }) => (
        <>
          <div className="slots">
            {slots.map((slot, i) => {
              const slotId = slot === reached ? id : `${id}-${slot.time}`
              const own = owns[i]
              return (
                <label key={slot.time}>
                  <input
                    type="radio"
                    id={slotId}
                    name={name}
                    value={slot.time}
                    required={required}
                    aria-invalid={invalid}
                    disabled={slot.state !== 'free'}
                    aria-labelledby={`${slot.time}-gmt`}
                    aria-describedby={own || slot.state !== 'free' ? `${slot.time}-note` : undefined}
                  />
                  <span>
                    <span id={`${slot.time}-gmt`}>{slot.time}</span>
                    {own && (
                      <small id={slot.state === 'free' ? `${slot.time}-note` : undefined}>{`(${own})`}</small>
                    )}
                    {slot.state !== 'free' && (
                      <span className="visually-hidden" id={`${slot.time}-note`}>
                        {SLOT_NOTES[slot.state]}
                      </span>
                    )}
                  </span>
                </label>
              )
            })}
          </div>
          <Note slots={slots} chosen={chosen} taken={taken} timeZone={timeZone} />
        </>
      )}
    </FieldGroup>
  )
}

type NoteProps = Pick<TimeFieldProps, 'slots' | 'taken' | 'timeZone'> & { chosen: Slot | undefined }

/** Spoken as it changes. */
function Note({ slots, chosen, taken, timeZone }: NoteProps) {
  const free = slots.filter(({ state }) => state === 'free').length
  const sentence = chosen?.start && timeZone !== undefined && clocksSentence(chosen.start, timeZone)
  return (
    <div className={taken.state === 'none' ? 'note' : 'note reserved'} role="status">
      {sentence && <p>{sentence}</p>}
      {taken.state === 'loading' && <p>{SLOT_NOTES.loading}</p>}
      {taken.state === 'slow' && <p>{SLOT_NOTES.slow}</p>}
      {taken.state === 'failed' && (
        <p>
          {SLOT_NOTES.failed}
          {LANGUAGE.space}
          <Button look="link" label={SLOT_NOTES.retry} onPress={taken.refresh} />
        </p>
      )}
      {free === 0 ? <p>{SLOT_NOTES.none}</p> : free < slots.length && <p>{SLOT_NOTES.some}</p>}
    </div>
  )
}
