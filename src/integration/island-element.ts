import idleOrTouch from './idle-or-touch.ts'

/**
 * In place of Astro's element, which stands in every page with an island and weighs four times as much: it also knows slots, islands
 * in islands and every kind of value. Defined first, it is the one that counts.
 */
class Island extends HTMLElement {
  connectedCallback(): void {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => this.wait())
    else this.wait()
  }

  private wait(): void {
    idleOrTouch(() => this.load(), JSON.parse(this.get('opts')), this)
  }

  private async load(): Promise<() => Promise<void>> {
    const before = this.get('before-hydration-url')
    // Of the development server.
    if (before) await import(/* @vite-ignore */ before)
    const [component, renderer] = await Promise.all([
      import(/* @vite-ignore */ this.get('component-url')),
      import(/* @vite-ignore */ this.get('renderer-url')),
    ])
    // Each with a mark of its kind: all are texts (src/lib/island.tsx).
    const props: Record<string, [0, string]> = JSON.parse(this.get('props'))
    const texts = Object.entries(props).map(([name, [, text]]) => [name, text])
    return async () => {
      await renderer.default(this)(component[this.get('component-export')], Object.fromEntries(texts), {}, {})
      this.removeAttribute('ssr')
    }
  }

  private get(name: string): string {
    return this.getAttribute(name) ?? ''
  }
}

customElements.define('astro-island', Island)

/** Astro wants it as the directive; the element calls it. */
export default idleOrTouch
