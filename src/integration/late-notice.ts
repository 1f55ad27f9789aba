/** The notice that src/layouts/late-notice.astro puts into a page with an island; it moves to the button that was pressed. */
let box: HTMLElement | null = null
let pressed: HTMLElement | undefined
/** A form has broken: only a new page helps. */
let broken = false

/** Remembers the button that the notice belongs to. */
export function notePress(button: HTMLElement): void {
  pressed = button
}

/** Says beside the button that the page is still coming, or that it does not come. */
export function showNotice(state: 'waiting' | 'lost'): void {
  box ??= document.getElementById('late')
  if (!box) return
  const island = document.querySelector('[data-island]')
  const button = pressed?.isConnected ? pressed : island?.querySelector('[type=submit]')
  box.dataset.late = state
  box.hidden = false
  const place = button ?? island?.querySelector('h1')
  if (place) place.after(box)
  else island?.append(box)
}

/** Takes the notice away: out of the page, because React must find there what it has made. */
export function hideNotice(): void {
  if (!broken) box?.remove()
}

/** Under which the window keeps the answers over a reload. */
const KEY = 'late-answers'

const fields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(
      '[data-island] [name]:not([type=password],[type=file],button)',
    ),
  )

/** Keeps what is typed: before the page is loaded anew, or before React takes a broken form away. */
function keepAnswers(): void {
  const answers = fields().map(({ name, value, checked }) => [name, value, checked])
  try {
    if (answers[0]) sessionStorage.setItem(KEY, JSON.stringify([location.pathname, answers]))
  } catch {
    // Without storage the browser itself may still bring them back.
  }
}

/** Brings kept answers back, once, into fields that are still empty. */
function fillAnswers(): void {
  try {
    const [path, answers] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    sessionStorage.removeItem(KEY)
    if (path !== location.pathname) return
    fields().forEach((field, i) => {
      const [name, value, checked] = answers[i] ?? []
      if (name !== field.name) return
      field.value ||= value
      field.checked = checked
    })
  } catch {
    // No storage, or not ours.
  }
}

/** Makes the notice's button reload the page with its answers, and shows it where a form has broken. */
export function tendNotice(): void {
  addEventListener('DOMContentLoaded', fillAnswers)
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-late] button')) return
    keepAnswers()
    location.reload()
  })
  // From src/lib/island.tsx.
  addEventListener('island:broken', () => {
    keepAnswers()
    broken = true
    pressed = undefined
    setTimeout(() => showNotice('lost'))
  })
}
