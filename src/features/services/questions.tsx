import type { Question } from '#content/service-pages/service-page.ts'

/** The first is open, so that it is plain what the others hide. */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="faq">
      {questions.map(({ question, answer }, i) => (
        <details key={question} open={i === 0}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
