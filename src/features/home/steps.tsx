import { HOME } from '#content/home.ts'
import mark from '#src/art/mark.svg?url'
import thread from '#src/art/thread.svg?url'

export function Steps() {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{HOME.stepsTitle}</h2>
      </div>
      <div className="thread">
        <img src={thread} width="2200" height="200" alt="" loading="lazy" />
        <img src={mark} width="124" height="124" alt="" loading="lazy" />
      </div>
      <ol className="steps">
        {HOME.steps.map(({ title, text }, i) => (
          <li key={title}>
            <b aria-hidden="true">{i + 1}</b>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
