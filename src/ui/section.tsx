import type { ReactNode } from 'react'
import { Paragraph } from './markdown-line.tsx'

type HeadProps = {
  title: string
  /** Inline Markdown. */
  text?: string
  /** Above the title. */
  label?: string | false | undefined
}

export function SectionHead({ title, text, label }: HeadProps) {
  return (
    <div className="section-head">
      {label && <p className="samples">{label}</p>}
      <h2>{title}</h2>
      {text && <Paragraph text={text} />}
    </div>
  )
}

export function Section({ id, children, ...head }: HeadProps & { id?: string; children: ReactNode }) {
  return (
    <section className="wrap" id={id}>
      <SectionHead {...head} />
      {children}
    </section>
  )
}
