import { FILE_PROBLEMS, FILE_WORDS } from '#content/files.ts'
import { LANGUAGE } from '#content/language.ts'
import { FILE_TYPES, fileProblemMessage } from '#contract/files.ts'
import { fill } from '#contract/language.ts'
import { FILE_LIMITS } from '#contract/limits.ts'
import type { CheckedFile } from '#src/ui/file-list.ts'

const QUALITY = 0.92

/** Import on demand. Fails if the browser cannot read HEIC. */
export async function convertPhoto(photo: File): Promise<CheckedFile> {
  const { name, lastModified } = photo
  const jpg = await drawAsJpg(photo).catch(() => undefined)
  if (!jpg) return { name, refusal: fill(FILE_WORDS.heic, { name }) }
  if (jpg.size > FILE_LIMITS.maxBytes)
    return { name, refusal: fileProblemMessage({ FILE_PROBLEMS, LANGUAGE }, name, 'too-large') }
  const file = new File([jpg], `${name.replace(/\.\w+$/, '')}.jpg`, { type: FILE_TYPES.jpg, lastModified })
  return { file, extension: 'jpg' }
}

async function drawAsJpg(photo: File): Promise<Blob | null> {
  const picture = await createImageBitmap(photo)
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, FILE_TYPES.jpg, QUALITY))
}
