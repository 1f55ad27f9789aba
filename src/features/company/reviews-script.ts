/** Loads the reviews' frame on request only. If the page's policy forbids it, they open in a new tab. */
export function loadReviews(): void {
  const box = document.querySelector<HTMLElement>('.widget')
  const button = box?.querySelector('button')
  const blocked = box?.querySelector<HTMLElement>('.blocked')
  const { frameSrc = '', frameTitle = '', site = '' } = box?.dataset ?? {}
  if (!box || !button || !blocked) return
  // Hidden until now, because it needs this script.
  button.hidden = false
  button.addEventListener('click', () => {
    const frame = document.createElement('iframe')
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => {
        if (!effectiveDirective.startsWith('frame-src')) return
        frame.remove()
        blocked.hidden = false
        window.open(site, '_blank', 'noopener')
      },
      { once: true },
    )
    frame.src = frameSrc
    frame.title = frameTitle
    frame.referrerPolicy = 'no-referrer'
    frame.sandbox.add('allow-scripts', 'allow-same-origin', 'allow-popups')
    button.hidden = true
    box.append(frame)
    frame.tabIndex = -1
    frame.focus()
  })
}
