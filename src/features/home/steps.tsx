import mark from '#src/art/mark.svg?url'
import thread from '#src/art/thread.svg?url'
import type { HomePage } from '#src/collections/schemas.ts'

export function Steps({ title: heading, list }: HomePage['steps']) {
  return (
    <section className="wrap">
      <div className="section-head">
        <h2>{heading}</h2>
      </div>
      <div className="thread">
        <img src={thread} width="2200" height="200" alt="" loading="lazy" />
        <img src={mark} width="124" height="124" alt="" loading="lazy" />
      </div>
      <ol className="steps">
        {list.map(({ title, text }, i) => (
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
