import { TextWithMail } from '#app/components/page/text-with-mail.tsx'
import { SOCIAL_PAGE } from '#content/contact.ts'

/**
 * In place, but not yet at work, and it says so: nothing is sent (a form that asks a dialog to close, outside of one, does
 * nothing), and the button opens a note on how to subscribe today.
 */
export function NewsletterForm() {
  const { title, text, label, button, consent, pending } = SOCIAL_PAGE.newsletter
  return (
    <section className="split">
      <div>
        <h2 id="newsletter">{title}</h2>
        <p>{text}</p>
      </div>
      <form className="news" method="dialog" aria-labelledby="newsletter">
        <label htmlFor="news-email">{label}</label>
        <div>
          <input
            id="news-email"
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            aria-describedby="news-consent news-pending"
          />
          <button className="btn ink" type="button" popoverTarget="news-note">
            {button}
          </button>
        </div>
        <p id="news-consent">{consent}</p>
        <p id="news-pending">
          <TextWithMail text={pending} />
        </p>
        <div id="news-note" popover="auto" role="status">
          <p>
            <TextWithMail text={pending} />
          </p>
        </div>
      </form>
    </section>
  )
}
