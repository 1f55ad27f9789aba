import type { ProfileRow } from '#contract/account.ts'
import { DataPanel } from './data-panel.tsx'
import { ProfileForm } from './profile-form.tsx'

type ProfilePanelProps = { profile: ProfileRow; onSaved: (profile: ProfileRow) => void }

/** The profile tab: the customer's details, and what they may do with everything we hold. */
export function ProfilePanel({ profile, onSaved }: ProfilePanelProps) {
  return (
    <div className="pane">
      <ProfileForm profile={profile} onSaved={onSaved} />
      <DataPanel />
    </div>
  )
}
