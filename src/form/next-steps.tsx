import { HALVES } from '#content/ui.ts'

type NextStepsProps = {
  title: string
  steps: readonly string[]
  halves?: boolean
}

export function NextSteps({ title, steps, halves = true }: NextStepsProps) {
  return (
    <aside className="side perforated-block" aria-labelledby="next-title">
      <div className="stub perforated">
        <h2 id="next-title">{title}</h2>
        <ol className="next">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      {halves && (
        <div className="stub perforated half">
          <div>
            <b>½</b>
            <span>{HALVES.first}</span>
          </div>
          <div>
            <b>½</b>
            <span>{HALVES.second}</span>
          </div>
        </div>
      )}
    </aside>
  )
}
