import type { HomePage } from '#src/collections/schemas.ts'

export function WhyChoose({ title: heading, reasons }: HomePage['why']) {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{heading}</h2>
      </div>
      <ul className="why">
        {reasons.map(({ sign, title, text }) => (
          <li key={title}>
            <span className="sign" aria-hidden="true">
              {sign}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
