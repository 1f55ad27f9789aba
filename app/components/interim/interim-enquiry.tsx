import { PageHead } from '#app/components/page/page-head.tsx'
import { TextWithMail } from '#app/components/page/text-with-mail.tsx'
import { PATHS } from '#app/routes.ts'
import { BUSINESS } from '#content/business.ts'
import { INTERIM_ENQUIRY } from '#content/interim.ts'

/** Until the enquiry form is here. */
export function InterimEnquiry() {
  const { title, lead, how, text, subjects, address } = INTERIM_ENQUIRY
  return (
    <main id="main" className="wrap">
      <PageHead path={PATHS.enquiry} title={title} lead={lead} />
      <section className="split">
        <div>
          <h2>{how}</h2>
          <p>{text}</p>
        </div>
        <div>
          <ul className="subjects perf-block">
            {subjects.map((subject) => (
              <li className="perf" key={subject}>
                <a href={`mailto:${BUSINESS.email.general}?subject=${encodeURIComponent(subject)}`}>
                  {subject}
                </a>
              </li>
            ))}
          </ul>
          <p>
            <TextWithMail text={address} />
          </p>
        </div>
      </section>
    </main>
  )
}
