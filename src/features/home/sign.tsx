/** Drawings by the names that content/pages/index.yaml uses; other signs are text. */
const DRAWINGS: Readonly<Record<string, string>> = {
  globe: 'M4 16a12 12 0 1 0 24 0 12 12 0 1 0-24 0h24M16 4c-8 7-8 17 0 24 8-7 8-17 0-24',
  list: 'M13 8h15M13 16h15M13 24h15M4 8l2 2 4-4M4 16l2 2 4-4M4 24l2 2 4-4',
  lock: 'M7 14h18v13H7zM11 14V9a5 5 0 0 1 10 0v5M16 19v4',
}

/** Decorative. */
export function Sign({ of: sign }: { of: string }) {
  const drawing = DRAWINGS[sign]
  return (
    <span className="sign" aria-hidden="true">
      {drawing ? (
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d={drawing} />
        </svg>
      ) : (
        sign
      )}
    </span>
  )
}
