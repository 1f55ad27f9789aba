import { mkdir, writeFile } from 'node:fs/promises'
import {
  AUTH_TEMPLATES,
  type AuthTemplateName,
  authTemplateHtml,
} from '#functions/_shared/mail/auth-templates.ts'

/** `npm run templates`: writes the auth service's e-mail templates in the look of all our mail. */

const FOLDER = new URL('../supabase/templates/', import.meta.url)

await mkdir(FOLDER, { recursive: true })
for (const name of Object.keys(AUTH_TEMPLATES) as AuthTemplateName[]) {
  await writeFile(new URL(`${name}.html`, FOLDER), authTemplateHtml(name))
}
