/** Opens pictures in the gallery's <dialog>, whose Escape and focus the browser handles. Without it, the links lead to them. */
export function lightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog.viewer')
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.pictures a')]
  const picture = dialog?.querySelector('img')
  const caption = dialog?.querySelector('figcaption')
  if (!dialog || !picture || !caption) return
  let current = 0
  const show = (index: number) => {
    current = (index + links.length) % links.length
    const link = links[current]
    picture.src = link?.href ?? ''
    picture.alt = link?.querySelector('img')?.alt ?? ''
    caption.textContent = `${link?.parentElement?.querySelector('p')?.textContent ?? ''} (${current + 1} of ${links.length})`
  }
  for (const [index, link] of links.entries())
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      show(index)
      dialog.showModal()
    })
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1)
    if (key === 'ArrowRight') show(current + 1)
  })
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null
    if (button) show(current + Number(button.dataset.step))
    else if (target === dialog) dialog.close()
  })
}
