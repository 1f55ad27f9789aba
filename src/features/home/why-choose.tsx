import { HOME } from '#content/home.ts'

export function WhyChoose() {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{HOME.whyTitle}</h2>
      </div>
      <ul className="why">
        {HOME.why.map(({ sign, title, text }) => (
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
