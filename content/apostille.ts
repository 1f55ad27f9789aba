/** The ten items on every apostille. */
export const SPECIMEN = {
  across: 'Specimen',
  title: 'Apostille',
  convention: 'Convention de La Haye du 5 octobre 1961',
  country: ['Country', 'United Kingdom'],
  document: 'This public document',
  signedBy: ['has been signed by', 'a specimen signatory'],
  capacity: ['acting in the capacity of', 'Notary Public'],
  seal: ['bears the seal or stamp of', 'the said Notary Public'],
  certified: 'Certified',
  at: ['at', 'London'],
  date: ['the', 'day of issue'],
  authority: ['by', 'the competent authority of that country'],
  number: ['No.', 'Specimen'],
  stamp: 'Seal or stamp',
  signature: 'Signature',
  caption: 'Every apostille carries the same ten points. This is a specimen, not a certificate.',
} as const

/** Its questions are in services/apostille-notarisation.md. */
export const SELF_CHECK = {
  yes: 'Yes',
  no: 'No, or not sure',
  ready: 'It looks ready. Send us a scan.',
  nearly: 'Not ready yet. Your quote will include the steps above.',
} as const
