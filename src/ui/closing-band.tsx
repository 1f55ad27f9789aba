import { BUSINESS } from '#content/business.ts'
import { MarkdownLine } from './markdown-line.tsx'

type ClosingBandProps = { title: string; text: string; button: string; href: string }

/** Continues into the footer. */
export function ClosingBand({ title, text, button, href }: ClosingBandProps) {
  return (
    <section className="talk">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>
            <MarkdownLine text={text} />
          </p>
        </div>
        <a className="btn" href={href}>
          {button}
        </a>
      </div>
    </section>
  )
}

const LINE = `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

/** A rule of tiny writing, as on banknotes. `edge`: across the whole window. */
export function Microtext({ edge = false }: { edge?: boolean }) {
  return <div className={edge ? 'micro edge' : 'micro'} data-line={LINE} />
}
