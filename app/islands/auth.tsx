import { AuthPage } from '#app/forms/auth/auth-page.tsx'
import { island } from './island.tsx'

export const AuthIsland = island('auth', AuthPage)
