import { type SyntheticEvent, useMemo, useState } from 'react'
import { OPERATOR_ORDER } from '#content/operator.ts'

const words = OPERATOR_ORDER.offer

type MailPreviewProps = { subject: string; html: string }

/** It runs no script, and its links lead nowhere. The page's policy takes no styles out of a text: a script puts them on. */
export function MailPreview({ subject, html }: MailPreviewProps) {
  const { text, sheet } = useMemo(() => withoutStyles(html), [html])
  const [height, setHeight] = useState(600)

  const dress = ({
    currentTarget: { contentDocument, contentWindow },
  }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!contentDocument || !contentWindow) return
    for (const element of contentDocument.querySelectorAll<HTMLElement>('[data-style]'))
      element.style.cssText = element.dataset.style ?? ''
    const { CSSStyleSheet: Sheet } = contentWindow as Window & typeof globalThis
    const styles = new Sheet()
    styles.replaceSync(`a[data-href]{text-decoration:underline}${sheet}`)
    contentDocument.adoptedStyleSheets = [styles]
    const measure = () => setHeight(contentDocument.body.offsetHeight)
    measure()
    new ResizeObserver(measure).observe(contentDocument.body)
  }

  return (
    <div className="order-mail">
      <p className="order-subject">
        <span>{words.subject}</span> <b dir="auto">{subject}</b>
      </p>
      <iframe
        title={words.frame}
        srcDoc={text}
        sandbox="allow-same-origin"
        style={{ height }}
        onLoad={dress}
      />
    </div>
  )
}

/** Quotation marks in a text are written as entities: these are attributes. */
function withoutStyles(html: string): { text: string; sheet: string } {
  const sheets: string[] = []
  const text = html
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, sheet: string) => {
      sheets.push(sheet)
      return ''
    })
    .replaceAll(' style="', ' data-style="')
    .replaceAll(' href="', ' data-href="')
  return { text, sheet: sheets.join('') }
}
