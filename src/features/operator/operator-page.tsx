import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { island } from '#src/lib/island.tsx'
import type {} from '#src/lib/session/link.ts'

const LinkPage = lazy(() => import('./link-page.tsx').then(({ LinkPage }) => ({ default: LinkPage })))

/**
 * /auth for the links of the operator's mail, in the place of the sign-in page: the head's script has chosen between the two
 * (src/lib/session/take-auth-link.ts). What it shows comes by itself, so that the scripts of other pages are cut as without it.
 */
function OperatorPage() {
  const [token, setToken] = useState<string>()
  useLayoutEffect(() => {
    setToken(window.authLink?.operator)
    delete window.authLink
  }, [])
  useEffect(() => {
    // Another link was opened in this window: start anew, so that it is taken out of the address bar first.
    const onHashChange = () => location.hash.includes('=') && location.reload()
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])
  if (token === undefined) return null
  return (
    <Suspense>
      <LinkPage token={token} />
    </Suspense>
  )
}

export const OperatorIsland = island('operator', OperatorPage)
