/** Present before its text, so that screen readers announce it. */
export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="error-message">
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
