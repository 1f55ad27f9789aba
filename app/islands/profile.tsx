import { Dashboard } from '#app/components/dashboard/dashboard.tsx'
import { island } from './island.tsx'

export const ProfileIsland = island('profile', Dashboard)
