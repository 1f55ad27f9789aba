import { hasTextOf, looksSame } from './compare-pages.ts'
import { importForms } from './foreign-form.ts'
import { imageForm, packedImage } from './foreign-image.ts'
import { type ForeignFile, ofFile } from './foreign-pages.ts'
import {
  addPages,
  isDictionary,
  isReference,
  newObjects,
  type PdfFile,
  reachable,
  readFile,
  readObject,
  ref,
  writeFile,
} from './pdf-file.ts'
import { openPdf, type PageSize } from './pdfium.ts'

const COMPARED_DPI = 100
const PICTURE_DPI = 200

/** Numbers of the forms that hold the places of foreign pages. */
function placesIn(sheets: PdfFile): number[] {
  const places: number[] = []
  for (const number of sheets.extents.keys()) {
    const { value } = readObject(sheets, number)
    const forms = isDictionary(value) ? value.get('XObject') : undefined
    if (!isDictionary(forms)) continue
    for (const [name, form] of forms) {
      const [, place] = /^Foreign(\d+)$/.exec(name) ?? []
      if (place && isReference(form)) places[Number(place) - 1] = form.object
    }
  }
  return places
}

/** Another document of the same objects, with a page for each place. */
function showingForms(bytes: Uint8Array, places: readonly number[], pages: readonly PageSize[]): Uint8Array {
  const file = readFile(bytes)
  const made = newObjects(file)
  const root = addPages(
    made,
    pages.map((size, i) => ({ form: ref(places[i] as number), ...size })),
  )
  return writeFile(file, made.objects, root)
}

/**
 * Exchanges the places `Foreign1`, `Foreign2` … of our own sheets for the pages of all files, in order. A page that would not look
 * the same, or lose text, is put in as a picture; `pictures` has the numbers of those places, from 1.
 * @throws ForeignFileError
 */
export async function bindPages(
  sheets: Uint8Array,
  files: readonly ForeignFile[],
): Promise<{ bytes: Uint8Array; pictures: number[] }> {
  const file = readFile(sheets)
  const places = placesIn(file)
  const pages = files.flatMap((source) => source.pages)
  if (places.length !== pages.length || places.includes(undefined as never))
    throw new Error(`${places.length} places for ${pages.length} foreign pages`)

  const made = newObjects(file)
  let next = 0
  for (const { name, pdf } of files) {
    const { bytes, views } = await ofFile(name, async () => (await openPdf(pdf)).flatten())
    for (const form of importForms(readFile(bytes), views, made))
      made.objects.set(places[next++] as number, form)
  }

  const bound = await openPdf(showingForms(writeFile(file, made.objects), places, pages))
  const pictures: number[] = []
  next = 0
  for (const { name, pdf, pages } of files) {
    const source = await openPdf(pdf)
    for (const [i, size] of pages.entries()) {
      await ofFile(name, async () => {
        const isSame =
          looksSame(bound.render(next, COMPARED_DPI), source.render(i, COMPARED_DPI)) &&
          hasTextOf(bound.text(next), source.text(i))
        if (isSame) return
        const picture = packedImage(source.render(i, PICTURE_DPI))
        made.objects.set(places[next] as number, imageForm(made, picture, size))
        pictures.push(next + 1)
      })
      next += 1
    }
  }
  return { bytes: writeFile(file, reachable(made.objects, places)), pictures }
}
