import type { ProfileRow } from '#contract/account.ts'
import { DataPanel } from './data-panel.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'

type ProfilePanelProps = { profile: ProfileRow; onSaved: (profile: ProfileRow) => void }

export function ProfilePanel({ profile, onSaved }: ProfilePanelProps) {
  return (
    <div className="pane">
      <div>
        <ProfileForm profile={profile} onSaved={onSaved} />
        <PasswordForm email={profile.email} />
      </div>
      <DataPanel />
    </div>
  )
}
