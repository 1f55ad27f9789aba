/** src/layouts/late-notice.astro renders it; it moves to the button that was pressed. */
let box: HTMLElement | null = null
let pressed: HTMLElement | undefined
/** A form has crashed: only a reload helps. */
let broken = false

export function notePress(button: HTMLElement): void {
  pressed = button
}

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

export function hideNotice(): void {
  if (!broken) box?.remove()
}

const KEY = 'late-answers'

const fields = () =>
  Array.from(
    document.querySelectorAll<HTMLInputElement>(
      '[data-island] [name]:not([type=password],[type=file],button)',
    ),
  )

function keepAnswers(): void {
  const answers = fields().map(({ name, value, checked }) => [name, value, checked])
  try {
    if (answers[0]) sessionStorage.setItem(KEY, JSON.stringify([location.pathname, answers]))
  } catch {
    // Without storage the browser may still restore them.
  }
}

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
    // Storage is unavailable, or holds something else.
  }
}

export function tendNotice(): void {
  addEventListener('DOMContentLoaded', fillAnswers)
  addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-late] button')) return
    keepAnswers()
    location.reload()
  })
  // Dispatched by src/lib/island.tsx.
  addEventListener('island:broken', () => {
    keepAnswers()
    broken = true
    pressed = undefined
    setTimeout(() => showNotice('lost'))
  })
}
