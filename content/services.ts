/** The four services, in the order in which they are always listed. */

export type ServiceId = 'corporate' | 'private' | 'apostille' | 'procurement'

export type Service = {
  id: ServiceId
  /** Short enough for a menu. */
  menu: string
  title: string
  summary: string
}

export const SERVICES: readonly Service[] = [
  {
    id: 'corporate',
    menu: 'Corporate documents',
    title: 'Corporate document translation',
    summary:
      'Articles, accounts, contracts and board papers, translated and certified for registries, banks and courts.',
  },
  {
    id: 'private',
    menu: 'Private documents',
    title: 'Private document translation',
    summary:
      'Birth, marriage and degree certificates, passports and court orders, with every stamp and margin note.',
  },
  {
    id: 'apostille',
    menu: 'Apostille and notarisation',
    title: 'Apostille and notarisation',
    summary:
      'The notary confirms the signature, the apostille confirms the notary, and your paper can be relied on abroad.',
  },
  {
    id: 'procurement',
    menu: 'Global procurement',
    title: 'Global document procurement',
    summary:
      'Lost it, or never had it? We obtain certified copies from registries, universities and archives abroad.',
  },
]
