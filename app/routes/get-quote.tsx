export const handle = { hydrate: true }

export default function GetQuote() {
  return (
    <main className="wrap">
      <h1>Get a quote</h1>
    </main>
  )
}
