import { FORM_POST, type PlainForm } from '#contract/plain-forms.ts'

const BACKEND: string | undefined = import.meta.env.VITE_SUPABASE_URL

/**
 * The attributes of a form that the browser posts by itself if scripts are off. With scripts it never does: an early submit is
 * held (src/integration/hold-presses.ts).
 */
export const plainPost = (form: PlainForm) =>
  ({ method: 'post', action: `${(BACKEND ?? '').replace(/\/$/, '')}${FORM_POST}?form=${form}` }) as const
