/** `percent`: 0 to 100. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <span
      className="bar"
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
