import type { Page } from '@playwright/test'

/**
 * As page translation works: each text node, now and later, is replaced by two nested elements with another text, here with
 * an invisible mark.
 */
export async function translatePages(page: Page, from: 'the start' | 'its hydration'): Promise<void> {
  await page.addInitScript((begin) => {
    const MARK = '\u200b'
    const LEFT = 'script, style, textarea, noscript, font, [translate=no]'
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of root instanceof Text ? [root] : texts) {
        if (!text.data.trim() || text.parentElement?.closest(LEFT)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
        inner.textContent = text.data.replace(/\S+/g, (word) => word + MARK)
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    const start = () => {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') translate(target)
          for (const node of addedNodes) if (node.isConnected) translate(node)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    if (begin === 'the start') addEventListener('DOMContentLoaded', start)
    else document.addEventListener('island:hydrated', () => setTimeout(start))
  }, from)
}

/** React's error when it finds the page translated; it then renders its own. */
export const TRANSLATED_BEFORE = 'Minified React error #418'
