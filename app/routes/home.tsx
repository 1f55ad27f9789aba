export default function Home() {
  return (
    <main className="wrap">
      <h1>Professional Document Services Worldwide</h1>
    </main>
  )
}
