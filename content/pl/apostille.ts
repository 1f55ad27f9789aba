import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

/** The wording of the ten items is that of the Convention's Polish text. */
export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'Wzór',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['Kraj', 'Wielka Brytania'],
  document: 'Niniejszy dokument urzędowy',
  signedBy: ['został podpisany przez', 'przykładowego sygnatariusza'],
  capacity: ['działającego w charakterze', 'notariusza'],
  seal: ['opatrzony jest pieczęcią/stemplem', 'tego notariusza'],
  certified: 'Poświadczono',
  at: ['w', 'Londynie'],
  date: ['dnia', 'wydania'],
  authority: ['przez', 'właściwy organ tego kraju'],
  number: ['Nr', 'wzór'],
  stamp: 'Pieczęć/stempel',
  signature: 'Podpis',
  caption: 'Każde apostille ma te same dziesięć punktów. To jest wzór, a nie zaświadczenie.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'Tak',
  no: 'Nie lub nie wiem',
  ready: 'Wygląda na gotowy. Prosimy przesłać skan.',
  nearly: 'Jeszcze nie jest gotowy. Wycena uwzględni kroki podane powyżej.',
}
