import { MarkdownLine } from '#src/ui/markdown-line.tsx'

/** The first is open, to show what the others hide. */
export function Questions({ questions }: { questions: readonly { title: string; text: string }[] }) {
  return (
    <div className="faq">
      {questions.map(({ title, text }, i) => (
        <details key={title} open={i === 0}>
          <summary>{title}</summary>
          <p>
            <MarkdownLine text={text} />
          </p>
        </details>
      ))}
    </div>
  )
}
