/** What PDF/A-3 wants in a file: its metadata, described by schemas of their own, and the meaning of its colours. */

/** sRGB-v2-nano of saucecontrol's Compact ICC Profiles (CC0): 410 bytes, where pdfkit's has 3,024. */
export const SRGB_PROFILE = Uint8Array.from(
  atob(
    'AAABmmxjbXMCEAAAbW50clJHQiBYWVogB+IAAwAUAAkADgAdYWNzcE1TRlQAAAAAc2F3c2N0cmwAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y1oYW5k63cfPKpTUQLpPihskUauVwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJZGVzYwAAAPAAAABfd3RwdAAAAQwAAAAUclhZWgAAASAAAAAUZ1hZWgAAATQAAAAUYlhZWgAAAUgAAAAUclRSQwAAAVwAAAA0Z1RSQwAAAVwAAAA0YlRSQwAAAVwAAAA0Y3BydAAAAZAAAAAKZGVzYwAAAAAAAAAFblJHQgAAAAAAAAAAAAAAAFhZWiAAAAAAAADzVAABAAAAARbJWFlaIAAAAAAAAG+gAAA48gAAA49YWVogAAAAAAAAYpYAALeJAAAY2lhZWiAAAAAAAAAkoAAAD4UAALbEY3VydgAAAAAAAAAUAAABBwK1BWsJNg5QFLEcgCXIMKE9GUtAWyds24BrleOtUMbC4jH//3RleHQAAAAAMAA=',
  ),
  (character) => character.charCodeAt(0),
)

type Property = { name: string; description: string; value?: string }

type Schema = { name: string; uri: string; prefix: string; type: string; properties: Property[] }

const PDF_UA: Schema = {
  name: 'PDF/UA identification',
  uri: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  type: 'Integer',
  properties: [{ name: 'part', description: 'Part of ISO 14289', value: '1' }],
}

const INVOICE_DATA: Schema = {
  name: 'Factur-X PDF/A extension schema',
  uri: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  type: 'Text',
  properties: [
    { name: 'DocumentType', description: 'Kind of document', value: 'INVOICE' },
    { name: 'DocumentFileName', description: 'Name of the embedded file', value: 'factur-x.xml' },
    { name: 'Version', description: 'Version of the standard', value: '1.0' },
    { name: 'ConformanceLevel', description: 'Profile of the data', value: 'EN 16931' },
  ],
}

const described = ({ name, uri, prefix, type, properties }: Schema) => `
<rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>${name}</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${uri}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>${prefix}</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>${properties
  .map(
    ({ name, description }) => `
<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>${type}</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${description}</pdfaProperty:description>
</rdf:li>`,
  )
  .join('')}
</rdf:Seq></pdfaSchema:property>
</rdf:li>`

const stated = ({ uri, prefix, properties }: Schema) => `
<rdf:Description xmlns:${prefix}="${uri}" rdf:about="">
${properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`).join('\n')}
</rdf:Description>`

/** Level A: all text can be read aloud and copied. Whatever XMP itself does not know is described. */
export function extensionSchemas(hasInvoiceData: boolean): string {
  const schemas = hasInvoiceData ? [PDF_UA, INVOICE_DATA] : [PDF_UA]
  return `
<rdf:Description xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" rdf:about="">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>A</pdfaid:conformance>
</rdf:Description>${schemas.map(stated).join('')}
<rdf:Description xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" rdf:about="">
<pdfaExtension:schemas><rdf:Bag>${schemas.map(described).join('')}
</rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`
}
