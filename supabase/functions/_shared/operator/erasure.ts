import { erasureWarnings, type PersonData, readErasure, readPerson } from '../accounts/person.ts'
import type { Dependencies } from '../dependencies.ts'
import { removeDocuments } from '../documents/stored.ts'

/** Erasing the person behind a link, as `operator person erase` does. */

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** What is stored, and what to know before it is erased. */
export async function erasurePreview({ database, now }: Dependencies, address: string) {
  const { data, error } = await database.rpc('person_data', { address })
  if (error) throw error
  const person = readPerson(data)
  return { facts: factsOf(person), notes: erasureWarnings(person, now()) }
}

function factsOf({ address, account, newsletter, requests, enquiries, bookings, messages }: PersonData) {
  const documents = requests.reduce((sum, request) => sum + request.documents.length, 0)
  return [
    { label: 'Address', text: address },
    { label: 'Account', text: account ? 'yes' : 'none' },
    { label: 'Requests', text: `${requests.length} with ${count(documents, 'document')}` },
    { label: 'Enquiries', text: String(enquiries.length) },
    { label: 'Consultations', text: String(bookings.length) },
    { label: 'Newsletter', text: newsletter ? 'yes' : 'none' },
    { label: 'Messages', text: String(messages.length) },
  ]
}

/** Erases rows, files, account, newsletter and mail. Files that cannot be removed now are swept by the jobs. */
export async function erasePerson({ database, log }: Dependencies, address: string): Promise<void> {
  const { data, error } = await database.rpc('erase_person', { address })
  if (error) throw error
  const erased = readErasure(data)
  await removeDocuments(database, erased.paths)
  log({ event: 'person-erased', files: erased.paths.length, kept: erased.kept.length })
}
