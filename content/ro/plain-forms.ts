import { EMAIL as email } from '#content/business.ts'
import type * as English from '#content/plain-forms.ts'
import type { Translated } from '#contract/language.ts'

export const PLAIN_PROBLEMS: Translated<typeof English.PLAIN_PROBLEMS> = {
  title: 'Există o problemă',
  kept: 'Nu s-a trimis nimic încă. Răspunsurile dumneavoastră sunt mai jos.',
  back: 'Nu s-a trimis nimic încă. Reveniți la pagina anterioară din browser: răspunsurile sunt încă în formular.',
  write: `Ne puteți scrie și la ${email.general}.`,
  typed: 'Ce ați scris',
  program:
    'Browserul a completat un câmp ascuns care trebuie să rămână gol. L-am golit: vă rugăm să trimiteți din nou formularul.',
  busy: 'Primim multe cereri chiar acum. Așteptați câteva minute și trimiteți din nou formularul.',
}

export const PLAIN_FILES: Translated<typeof English.PLAIN_FILES> =
  'Fișierele pot fi adăugate numai cu JavaScript, care aici este dezactivat sau indisponibil. Trimiteți cererea fără ele, apoi răspundeți la e-mailul nostru și atașați documentele.'

export const PLAIN_LINK: Translated<typeof English.PLAIN_LINK> = {
  hint: 'Copiați întregul link din e-mailul nostru sau din bara de adrese și lipiți-l aici.',
}

export const PLAIN_REFERENCE: Translated<typeof English.PLAIN_REFERENCE> = {
  unknown: 'se află în e-mailurile noastre pe această temă',
  sentence: '{label} {reference}.',
}
