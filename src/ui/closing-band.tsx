import { MICROTEXT } from '#content/ui.ts'
import { ButtonLink } from './busy-button.tsx'
import { Paragraph } from './markdown-line.tsx'

type ClosingBandProps = { title: string; text: string; button: string; href: string }

/** Continues into the footer. */
export function ClosingBand({ title, text, button, href }: ClosingBandProps) {
  return (
    <section className="talk deep">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <Paragraph text={text} />
        </div>
        <ButtonLink label={button} href={href} />
      </div>
    </section>
  )
}

/** A rule of tiny writing, as on banknotes. `edge`: across the whole window. */
export function Microtext({ edge = false }: { edge?: boolean }) {
  return <div className={edge ? 'micro edge' : 'micro'} data-line={MICROTEXT} />
}
