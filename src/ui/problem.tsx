/** Why a press did not work, beside its button. The box is there before its text, so that screen readers hear of it. */
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
