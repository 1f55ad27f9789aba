import type { HomePage } from '#src/collections/schemas.ts'
import { Sign } from './sign.tsx'

export function WhyChoose({ title: heading, reasons }: HomePage['why']) {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{heading}</h2>
      </div>
      <ul className="why">
        {reasons.map(({ sign, title, text }) => (
          <li key={title}>
            <Sign of={sign} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
