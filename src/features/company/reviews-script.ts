/**
 * Puts the reviews into a frame when the visitor asks for them, and not before. Where the page's policy does not allow the
 * frame, they open in a new tab instead.
 */
export function loadReviews(): void {
  const box = document.querySelector<HTMLElement>('.widget')
  const button = box?.querySelector('button')
  const blocked = box?.querySelector<HTMLElement>('.blocked')
  const { frameSrc = '', frameTitle = '', site = '' } = box?.dataset ?? {}
  if (!box || !button || !blocked) return
  // Without this script the button could do nothing, so it comes with it.
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
