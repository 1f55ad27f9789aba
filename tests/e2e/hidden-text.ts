import type { Page } from '@playwright/test'

/**
 * Texts that reach beyond the right edge of the window. The width that scrolls says nothing about them, because the page
 * clips what sticks out. Texts inside of an element that scrolls or clips by itself do not count, nor those that are for
 * screen readers only.
 */
export function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const contained = (element: Element | null): boolean => {
      for (let at = element; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.textContent?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const right = Math.max(0, ...[...range.getClientRects()].map((box) => box.right))
      if (right > document.documentElement.clientWidth + 1 && !contained(text.parentElement))
        found.push(text.textContent.trim().slice(0, 60))
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.push(`the page itself, ${document.documentElement.scrollWidth} px`)
    return found
  })
}
