import type * as English from '#content/apostille.ts'
import type { Translated } from '#contract/language.ts'

/** The wording of the ten items is the Convention's own in Romanian. */
export const SPECIMEN: Translated<typeof English.SPECIMEN> = {
  across: 'Specimen',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['Țara', 'Regatul Unit'],
  document: 'Prezentul act oficial',
  signedBy: ['a fost semnat de', 'un semnatar fictiv'],
  capacity: ['acționând în calitate de', 'notar public'],
  seal: ['poartă sigiliul sau ștampila', 'notarului public menționat'],
  certified: 'Atestat',
  at: ['la', 'Londra'],
  date: ['data', 'eliberării'],
  authority: ['de către', 'autoritatea competentă a acelui stat'],
  number: ['sub nr.', 'Specimen'],
  stamp: 'Sigiliu sau ștampilă',
  signature: 'Semnătura',
  caption: 'Orice apostilă conține aceleași zece puncte. Acesta este un specimen, nu un certificat.',
}

export const SELF_CHECK: Translated<typeof English.SELF_CHECK> = {
  yes: 'Da',
  no: 'Nu sau nu știu',
  ready: 'Pare pregătit. Trimiteți-ne o copie scanată.',
  nearly: 'Încă nu este pregătit. Oferta va include pașii de mai sus.',
}
