import type { ReactNode } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { COMMON_FACTS, FACT_TERMS, PRICE_WORDS, SERVICE_WORDS } from '#content/services.ts'
import type { ServicePage as Words } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { unitPrice } from '#src/lib/price-text.ts'
import { PATHS, quotePathFrom, VERIFY_PATH } from '#src/lib/routes.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { MarkdownLine } from '#src/ui/markdown-line.tsx'
import { Proofs } from '#src/ui/proofs.tsx'
import { AuthorityTable } from './authority-table.tsx'
import { TypicalPrices } from './typical-prices.tsx'

type ServicePageProps = {
  content: Words & { page: Page }
  figure: ReactNode
  children?: ReactNode
}

export function ServicePage({ content, figure, children }: ServicePageProps) {
  const { page, title, lead, sections } = content
  const { documents, authorities, steps, receive, questions, closing } = sections
  const price = PRICES?.services[content.service]
  const example = PRICES?.samples ? ` ${PRICE_WORDS.example}` : ''
  const quotePath = quotePathFrom(page.path)
  const facts = [
    { term: FACT_TERMS.documents, text: content.documents },
    ...(price
      ? [{ term: FACT_TERMS.price, text: `${PRICE_WORDS.fromAtStart} ${unitPrice(price)}${example}` }]
      : []),
    { term: FACT_TERMS.time, text: price ? price.time + example : content.time },
    ...COMMON_FACTS,
  ]
  return (
    <main id="main">
      <div className="wrap">
        <Breadcrumb page={page} />
        <div className="head intro">
          <div>
            <h1>{title}</h1>
            <p className="lead">{lead}</p>
            <div className="row">
              <a className="btn" href={quotePath}>
                {SERVICE_WORDS.getQuote}
              </a>
              <a className="btn ghost" href={PATHS.booking}>
                {SERVICE_WORDS.book}
              </a>
            </div>
            <dl className="facts">
              {facts.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          {figure}
        </div>
      </div>
      <Proofs />
      <section className="wrap">
        <div className="section-head">
          <h2>{documents.title}</h2>
        </div>
        <div className="docs">
          {documents.parts.map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul>
                {group.items.map((item) => (
                  <li key={item}>
                    <MarkdownLine text={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
      <TypicalPrices service={content.service} list={PRICES} />
      <AuthorityTable {...authorities} />
      {children}
      <section className="wrap">
        <div className="section-head">
          <h2>{steps.title}</h2>
        </div>
        <ol className="steps">
          {steps.parts.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>
                <MarkdownLine text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section className="wrap two">
        <div>
          <div className="section-head">
            <h2>{receive.title}</h2>
          </div>
          <ul className="ticks">
            {receive.items.map((item) => (
              <li key={item}>
                <MarkdownLine text={item} />
              </li>
            ))}
          </ul>
          <p className="verify-hint">
            {SERVICE_WORDS.verify}
            {LANGUAGE.space}
            <a href={VERIFY_PATH}>{SERVICE_WORDS.verifyLink}</a>
          </p>
        </div>
        <div>
          <div className="section-head">
            <h2>{questions.title}</h2>
          </div>
          <Questions questions={questions.parts} />
        </div>
      </section>
      <ClosingBand {...closing} button={SERVICE_WORDS.getQuote} href={quotePath} />
    </main>
  )
}

function Questions({ questions }: { questions: readonly { title: string; text: string }[] }) {
  return (
    <div className="faq">
      {questions.map(({ title, text }) => (
        <details key={title}>
          <summary>{title}</summary>
          <p>
            <MarkdownLine text={text} />
          </p>
        </details>
      ))}
    </div>
  )
}
