import { HONEYPOT } from './sender.ts'

/** A field that only programs fill in. People neither see it, nor reach it by keyboard, nor hear of it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input name={HONEYPOT} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
