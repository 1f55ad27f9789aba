import type { Page } from '@playwright/test'

/**
 * Text beyond the window's right edge or clipped by an ancestor's overflow, mask or clip path; except scrollable text, text
 * for screen readers, ellipses and ornaments.
 */
export function hiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    /** The innermost box that clips an element's text; undefined if none does. */
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
        // For screen readers alone, as a table's head may be.
        if (clipPath === 'inset(50%)') return
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
      // Lines may be closer than their letters are tall: the middle must be visible.
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

/** With the visitor's own spacing, https://www.w3.org/TR/WCAG22/#text-spacing. */
export async function hiddenSpacedText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    // The policy forbids an added <style>, but not a constructed sheet.
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

/** Before a page is measured: it leaves out those that come late (`font-display: optional`), and what stands in for them is wider. */
export const showTypefaces = (page: Page) =>
  page.evaluate(async () => {
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
    for (const { style } of rules.filter((rule) => rule instanceof CSSFontFaceRule)) {
      const [family = '', src = '', weight = '', unicodeRange = ''] = [
        'font-family',
        'src',
        'font-weight',
        'unicode-range',
      ].map((name) => style.getPropertyValue(name))
      if (!src.includes('url(')) continue
      const face = new FontFace(family.replaceAll('"', ''), src, {
        ...(weight && { weight }),
        ...(unicodeRange && { unicodeRange }),
      })
      document.fonts.add(await face.load())
    }
  })
