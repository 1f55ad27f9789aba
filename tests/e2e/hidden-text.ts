import type { Page } from '@playwright/test'

/**
 * Texts that reach beyond the right edge of the window, or beyond an element that cuts off what sticks out: by its overflow,
 * a mask or a clip path. Texts in an element that scrolls do not count, nor those that are for screen readers only, are cut
 * with an ellipsis, or are ornament.
 */
export function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    /** Where texts of an element end: the box of the innermost one that cuts them; undefined where they cannot be cut. */
    const limitOf = (element: Element | null) => {
      const limit = {
        left: Number.NEGATIVE_INFINITY,
        right: document.documentElement.clientWidth,
        top: Number.NEGATIVE_INFINITY,
        bottom: Number.POSITIVE_INFINITY,
      }
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, maskImage, clipPath, textOverflow, visibility } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        if (visibility === 'hidden' || box.width <= 1 || textOverflow === 'ellipsis') return
        if (at.matches('.micro, [aria-hidden]') || /auto|scroll/.test(overflowX + overflowY)) return
        const shaped = maskImage !== 'none' || clipPath !== 'none'
        if (shaped || overflowX !== 'visible') {
          limit.left = Math.max(limit.left, box.left)
          limit.right = Math.min(limit.right, box.right)
        }
        if (shaped || overflowY !== 'visible') {
          limit.top = Math.max(limit.top, box.top)
          limit.bottom = Math.min(limit.bottom, box.bottom)
        }
      }
      return limit
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      if (!text.textContent?.trim()) continue
      const limit = limitOf(text.parentElement)
      if (!limit) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      // Lines may be set closer than their letters are tall: the middle of a line is what must be seen.
      const cut = [...range.getClientRects()].some(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2
        return left < limit.left - 1 || right > limit.right + 1 || middle < limit.top || middle > limit.bottom
      })
      if (cut) found.push(text.textContent.trim().slice(0, 60))
    }
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
      found.push(`the page itself, ${document.documentElement.scrollWidth} px`)
    return found
  })
}

/** The same with the spacing that a visitor may set, https://www.w3.org/TR/WCAG22/#text-spacing. */
export async function hiddenSpacedText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // A policy allows no added <style>, but says nothing of sheets that a script makes.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* {
      line-height: 1.5 !important;
      letter-spacing: 0.12em !important;
      word-spacing: 0.16em !important;
    }
    p { margin-bottom: 2em !important; }`)
    document.adoptedStyleSheets.push(sheet)
  })
  const found = await hiddenText(page)
  await page.evaluate(() => document.adoptedStyleSheets.pop())
  return found
}
