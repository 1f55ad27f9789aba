import { MarkdownLine } from '#src/ui/markdown-line.tsx'

export function Questions({ questions }: { questions: readonly { title: string; text: string }[] }) {
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
