import type { ReactNode } from 'react'
import { LANGUAGE } from '#content/language.ts'
import { PRICES } from '#content/prices.ts'
import { COMMON_FACTS, FACT_TERMS, PRICE_WORDS, SERVICE_WORDS } from '#content/services.ts'
import type { ServicePage as Words } from '#src/collections/schemas.ts'
import { unitPrice } from '#src/form/estimate.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import { PATHS, quotePathFrom, VERIFY_PATH } from '#src/lib/routes.ts'
import { ButtonLink } from '#src/ui/busy-button.tsx'
import { ClosingBand } from '#src/ui/closing-band.tsx'
import { MarkdownList, Paragraph } from '#src/ui/markdown-line.tsx'
import { Breadcrumb } from '#src/ui/page-head.tsx'
import { Proofs } from '#src/ui/proofs.tsx'
import { Section, SectionHead } from '#src/ui/section.tsx'
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
              <ButtonLink label={SERVICE_WORDS.getQuote} href={quotePath} />
              <ButtonLink look="btn ghost" label={SERVICE_WORDS.book} href={PATHS.booking} />
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
      <Section title={documents.title}>
        <div className="docs">
          {documents.parts.map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <MarkdownList items={group.items} />
            </div>
          ))}
        </div>
      </Section>
      <TypicalPrices service={content.service} list={PRICES} />
      <AuthorityTable {...authorities} />
      {children}
      <Section title={steps.title}>
        <ol className="steps">
          {steps.parts.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <Paragraph text={step.text} />
            </li>
          ))}
        </ol>
      </Section>
      <section className="wrap two">
        <div>
          <SectionHead title={receive.title} />
          <MarkdownList className="ticks" items={receive.items} />
          <p className="verify-hint">
            {SERVICE_WORDS.verify}
            {LANGUAGE.space}
            <a href={VERIFY_PATH}>{SERVICE_WORDS.verifyLink}</a>
          </p>
        </div>
        <div>
          <SectionHead title={questions.title} />
          <div className="faq">
            {questions.parts.map((question) => (
              <details key={question.title}>
                <summary>{question.title}</summary>
                <Paragraph text={question.text} />
              </details>
            ))}
          </div>
        </div>
      </section>
      <ClosingBand {...closing} button={SERVICE_WORDS.getQuote} href={quotePath} />
    </main>
  )
}
