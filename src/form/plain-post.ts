import { FORM_POST, type PlainForm } from '#contract/plain-forms.ts'

const BACKEND: string | undefined = import.meta.env.VITE_SUPABASE_URL

/**
 * The attributes of a form that the browser posts by itself where no script does. Where scripts run, it does so never: an early
 * submit is held (src/integration/hold-submits.ts).
 */
export const plainPost = (form: PlainForm) =>
  ({ method: 'post', action: `${(BACKEND ?? '').replace(/\/$/, '')}${FORM_POST}?form=${form}` }) as const
