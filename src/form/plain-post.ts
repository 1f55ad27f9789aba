import { FORM_POST, type PlainForm } from '#contract/plain-forms.ts'

const BACKEND: string | undefined = import.meta.env.VITE_SUPABASE_URL

/** Lets the browser post the form without scripts. With them, early submits are held (src/integration/hold-presses.ts). */
export const plainPost = (form: PlainForm) =>
  ({ method: 'post', action: `${(BACKEND ?? '').replace(/\/$/, '')}${FORM_POST}?form=${form}` }) as const
