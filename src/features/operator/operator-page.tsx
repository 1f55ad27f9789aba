import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { island } from '#src/lib/island.tsx'
import { listen } from '#src/lib/listen.ts'
import type {} from '#src/lib/session/link.ts'

const LinkPage = lazy(() => import('./link-page.tsx').then(({ LinkPage }) => ({ default: LinkPage })))

/** In the place of /auth's sign-in page (src/lib/session/take-auth-link.ts). Lazy, so that scripts of other pages are cut as without it. */
function OperatorPage() {
  const [token, setToken] = useState<string>()
  useLayoutEffect(() => {
    setToken(window.authLink?.operator)
    delete window.authLink
  }, [])
  // Another link was opened in this window: start anew, so that it is taken out of the address bar first.
  useEffect(() => listen({ hashchange: () => location.hash.includes('=') && location.reload() }), [])
  if (token === undefined) return null
  return (
    <Suspense>
      <LinkPage token={token} />
    </Suspense>
  )
}

export const OperatorIsland = island('operator', OperatorPage)
