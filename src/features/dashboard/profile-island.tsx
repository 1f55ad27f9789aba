import { island } from '#src/lib/island.tsx'
import { Dashboard } from './dashboard.tsx'

export const ProfileIsland = island('profile', Dashboard)
