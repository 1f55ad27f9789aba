import { BUSINESS } from '#content/business.ts'
import { FACTS } from '#content/facts.ts'
import type { ContactPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { PATHS } from '#src/lib/routes.ts'
import { phoneLink } from '#src/lib/slots.tsx'
import { ButtonLink } from '#src/ui/busy-button.tsx'
import { Paragraphs } from '#src/ui/markdown-line.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

export function Contact(props: ContactPage & { page: Page }) {
  const { page, title, lead, addresses, talk, files, quote, identity, sections } = props
  return (
    <main id="main" className="wrap">
      <PageHead page={page} title={title} lead={lead} />
      <ul className="slips perforated-block">
        {addresses.map((address, i) => (
          <li className="perforated slip" key={address.email}>
            <h2>{address.title}</h2>
            <p>{address.text}</p>
            {i === 0 && BUSINESS.phone && phoneLink(BUSINESS.phone)}
            <a className="more" href={`mailto:${address.email}`}>
              {address.email}
            </a>
          </li>
        ))}
      </ul>
      <section className="split">
        <h2>{talk.title}</h2>
        <div>
          <p className="serif hours">{talk.hours}</p>
          <p>{talk.text}</p>
          <div className="row">
            <ButtonLink label={talk.button} href={PATHS.booking} />
          </div>
          <p className="fine">
            {files} <a href={PATHS.getQuote}>{quote}</a>
          </p>
        </div>
      </section>
      <section className="split" id="identity">
        <h2>{identity.title}</h2>
        <div>
          <p>{identity.text}</p>
          {FACTS.legal.rows.length > 0 && (
            <dl>
              {FACTS.legal.rows.map(([label, text]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{text === BUSINESS.phone ? phoneLink(text) : <bdi>{text}</bdi>}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </section>
      {sections.map(({ id, title: heading, text }) => (
        <section className="split" id={id} key={id}>
          <h2>{heading}</h2>
          <div>
            <Paragraphs text={text} />
          </div>
        </section>
      ))}
    </main>
  )
}
