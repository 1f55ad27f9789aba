import { BUSINESS } from '#content/business.ts'
import { INTERFACE } from '#content/interface.ts'
import { parts } from '#contract/language.ts'
import type { SocialPage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { PageHead } from '#src/ui/page-head.tsx'

const KINDS = (['video', 'photo', 'professional'] as const).filter((kind) => BUSINESS.social[kind].url)

export function Social({ page, title, lead, channels, newTab }: SocialPage & { page: Page }) {
  return (
    <>
      <PageHead page={page} title={title} lead={lead} />
      {KINDS.length > 0 && (
        <ul className="slips perforated-block">
          {KINDS.map((kind) => (
            <li className="perforated slip" key={kind}>
              <small>{channels[kind].kind}</small>
              <h2>{BUSINESS.social[kind].label}</h2>
              <p>{channels[kind].text}</p>
              <a className="more" href={BUSINESS.social[kind].url} target="_blank" rel="noopener noreferrer">
                {parts(INTERFACE.channel, { name: BUSINESS.shortName, channel: BUSINESS.social[kind].label })}{' '}
                <span className="visually-hidden">({newTab})</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
