import { island } from '#src/lib/island.tsx'
import { AuthPage } from './auth-page.tsx'

export const AuthIsland = island('auth', AuthPage)
