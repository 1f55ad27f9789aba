type NextStepsProps = { title: string; steps: readonly string[] }

export function NextSteps({ title, steps }: NextStepsProps) {
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
      <div className="stub perforated half">
        <div>
          <b>½</b>
          <span>upfront</span>
        </div>
        <div>
          <b>½</b>
          <span>on delivery</span>
        </div>
      </div>
    </aside>
  )
}
