import { PATHS } from '#app/routes.ts'

export default function NotFound() {
  return (
    <main className="wrap">
      <h1>Oops! Page not found</h1>
      <a href={PATHS.home}>Return to Home</a>
    </main>
  )
}
