import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { BOOKING_PAGE } from '#content/booking.ts'
import { BOOKING_FIELDS } from '#contract/booking.ts'
import { Field, labelId } from '#src/ui/field.tsx'
import { Calendar } from './calendar.tsx'
import { dateText } from './slots.ts'

type DateFieldProps = {
  day: string | undefined
  /** There once the page is hydrated: until then there is no calendar to open. */
  now: Date | undefined
  error: string | undefined
  /** @param day 'YYYY-MM-DD' */
  onChoose: (day: string) => void
}

/** The date: a button that says it, and a calendar that opens below. The button's value is the field's answer. */
export function DateField({ day, now, error, onChoose }: DateFieldProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const text = dateText(day)

  /** Focus goes back to where it came from, unless the visitor has taken it elsewhere. */
  const close = (focus: boolean) => {
    setOpen(false)
    if (focus) button.current?.focus()
  }

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', onPointerDown)
    return () => removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    // Whatever else listens for Escape is not meant.
    event.stopPropagation()
    close(true)
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false)
  }

  return (
    <Field name="date" label={BOOKING_FIELDS.date.label} error={error}>
      {({ id, name, 'aria-describedby': describedBy }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: only watches what happens to the button and the calendar
        <div className="date" ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
          <button
            className={text ? 'pick' : 'pick unset'}
            type="button"
            id={id}
            name={name}
            value={text}
            ref={button}
            aria-labelledby={`${labelId(id)} ${id}`}
            aria-describedby={describedBy}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(now !== undefined && !open)}
          >
            <svg width="18" height="18" aria-hidden="true">
              <path d="M1 4.500h16v12H1zM1 8.500h16M5.500 1v5M12.500 1v5" />
            </svg>
            {text || BOOKING_PAGE.datePrompt}
          </button>
          {open && now && (
            <Calendar
              day={day}
              now={now}
              onChoose={(chosen) => {
                onChoose(chosen)
                close(true)
              }}
            />
          )}
        </div>
      )}
    </Field>
  )
}
