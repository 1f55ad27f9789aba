export function CrossIcon() {
  return (
    <svg width="16" height="16" aria-hidden="true">
      <path d="m1 1 14 14M15 1 1 15" />
    </svg>
  )
}
