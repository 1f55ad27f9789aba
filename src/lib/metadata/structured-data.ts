/** Only facts that the pages show. No ratings; no FAQs, which search engines no longer show for businesses. */

import { BUSINESS } from '#content/business.ts'

type Value = string | number | boolean | readonly Value[] | { readonly [key: string]: Value }

export type Thing = { readonly '@type': string; readonly [key: string]: Value }

export type Breadcrumb = { path: string; name: string }

export type Graph = { '@context': string; '@graph': Thing[] }

const HOUSE = `${BUSINESS.host}/#house`

export function business(services: readonly { title: string; path: string }[]): Thing {
  const { name, host, email, address, phone, foundedYear, social, legal } = BUSINESS
  return {
    '@type': 'ProfessionalService',
    '@id': HOUSE,
    name,
    ...(legal.name === name ? {} : { legalName: legal.name }),
    ...(legal.vatNumber ? { vatID: legal.vatNumber } : {}),
    url: host,
    logo: `${host}/icon-512.png`,
    image: `${host}/social-card.jpg`,
    email: email.general,
    ...(phone ? { telephone: phone } : {}),
    foundingDate: String(foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      postalCode: address.postcode,
      addressCountry: address.countryCode,
    },
    contactPoint: [
      { '@type': 'ContactPoint', contactType: 'customer service', email: email.general },
      { '@type': 'ContactPoint', contactType: 'customer service', email: email.uk, areaServed: 'GB' },
      { '@type': 'ContactPoint', contactType: 'customer service', email: email.eu, areaServed: 'EU' },
    ],
    sameAs: Object.values(social).flatMap(({ url }) => url || []),
    makesOffer: services.map(({ title, path }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: title, url: host + path },
    })),
  }
}

export function service(of: { title: string; lead: string; page: { path: string } }): Thing {
  return {
    '@type': 'Service',
    name: of.title,
    description: of.lead,
    url: BUSINESS.host + of.page.path,
    provider: { '@type': 'ProfessionalService', '@id': HOUSE, name: BUSINESS.name, url: BUSINESS.host },
  }
}

export function breadcrumbList(breadcrumbs: readonly Breadcrumb[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: BUSINESS.host + path,
    })),
  }
}

export function graph(things: readonly Thing[]): Graph {
  return { '@context': 'https://schema.org', '@graph': [...things] }
}
