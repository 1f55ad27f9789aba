import type { RecordView } from '#contract/operator.ts'
import type { Database } from '../../../database.types.ts'
import { type Erasure, erase, erasureWarnings, loadPerson, type PersonData } from '../account/person.ts'
import type { Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'

/**
 * Erasing what a link is about. Anybody can type anybody's address into a form, so that alone goes; what else is under the address
 * is listed, and goes with another press.
 */

export type Subject = Database['public']['Functions']['operator_subject']['Returns'][number]

const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

function without(person: PersonData, reference: string): PersonData {
  const others = <Row extends { reference: string }>(rows: Row[]) =>
    rows.filter((row) => row.reference !== reference)
  return {
    ...person,
    requests: others(person.requests),
    enquiries: others(person.enquiries),
    bookings: others(person.bookings),
  }
}

/** What is stored about a link's subject and what to know before it is erased, and that more is under its address. */
export async function erasurePreview(dependencies: Dependencies, { address, reference }: Subject) {
  const person = await loadPerson(dependencies, address)
  const others = without(person, reference)
  const requests = person.requests.filter((row) => row.reference === reference)
  const bookings = person.bookings.filter((row) => row.reference === reference)
  const unsettled = person.unsettled.filter((other) => other === reference)
  const documents = requests.flatMap((request) => request.documents).length
  const listed = factsOf(others).map(({ label, text }) => `${label}: ${text}`)
  return {
    facts: [
      { label: 'Address', text: address },
      ...(requests.length > 0 ? [{ label: 'Documents', text: String(documents) }] : []),
    ],
    notes: [
      ...erasureWarnings({ ...person, requests, bookings, unsettled }, dependencies.now()),
      ...(listed.length > 0
        ? [`More is stored under this address, and stays for now. ${listed.join('. ')}.`]
        : []),
    ],
  }
}

/** What else is under the address of something that was erased; undefined where there is nothing, or it is known no longer. */
export async function restOf(
  dependencies: Dependencies,
  address: string | null,
): Promise<Pick<RecordView, 'rest'>> {
  if (address === null) return {}
  const person = await loadPerson(dependencies, address)
  const facts = factsOf(person)
  if (facts.length === 0) return {}
  return {
    rest: {
      facts: [{ label: 'Address', text: address }, ...facts],
      notes: erasureWarnings(person, dependencies.now()),
    },
  }
}

const numberOf = (rows: unknown[]) => (rows.length > 0 ? String(rows.length) : '')

function factsOf({ account, newsletter, requests, enquiries, bookings, messages }: PersonData) {
  const documents = requests.flatMap((request) => request.documents)
  const facts = [
    { label: 'Account', text: account ? 'yes' : '' },
    {
      label: 'Requests',
      text: requests.length > 0 ? `${requests.length} with ${count(documents.length, 'document')}` : '',
    },
    { label: 'Orders among them', text: numberOf(requests.filter(({ orders }) => orders.length > 0)) },
    { label: 'Enquiries', text: numberOf(enquiries) },
    { label: 'Consultations', text: numberOf(bookings) },
    { label: 'Newsletter', text: newsletter ? 'yes' : '' },
  ].filter(({ text }) => text !== '')
  // The mail about a link's own subject goes with it, and is nothing more.
  return facts.length > 0 ? [...facts, { label: 'Messages', text: String(messages.length) }] : []
}

/**
 * Erases rows, files and mail by a confirmation: what it is about, or the rest of what is under its address. Files that cannot be
 * removed now are swept by the jobs. A confirmation that was used, or is too late, changes nothing.
 */
export async function eraseByConfirmation(
  { database, log, now }: Dependencies,
  confirmation: string,
  rest: boolean,
): Promise<void> {
  const asked = { confirmation, at: now().toISOString() }
  const data = await erase(database, rest ? 'erase_rest' : 'erase_confirmed', asked)
  if (data === null) return
  const erased = data as Erasure
  await removeDocuments(database, erased.paths)
  log({
    event: rest ? 'person-erased' : 'record-erased',
    files: erased.paths.length,
    kept: erased.kept.length,
  })
}
