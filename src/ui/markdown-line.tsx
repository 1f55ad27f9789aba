import { Marked, type Token } from 'marked'
import type { ReactNode } from 'react'
import { localPath } from '#src/lib/routes.ts'

const MARKDOWN = new Marked()

function show(token: Token, key: number): ReactNode {
  const inner = () => (token as { tokens?: Token[] }).tokens?.map(show)
  if (token.type === 'strong') return <strong key={key}>{inner()}</strong>
  if (token.type === 'em') return <em key={key}>{inner()}</em>
  if (token.type === 'link')
    return (
      <a key={key} href={token.href.startsWith('/') ? localPath(token.href) : token.href}>
        {inner()}
      </a>
    )
  return 'text' in token ? token.text : ''
}

export function Paragraph({ text }: { text: string }) {
  return (
    <p>
      <MarkdownLine text={text} />
    </p>
  )
}

export function Paragraphs({ text }: { text: readonly string[] }) {
  return text.map((paragraph) => <Paragraph key={paragraph} text={paragraph} />)
}

export function MarkdownList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>
          <MarkdownLine text={item} />
        </li>
      ))}
    </ul>
  )
}

/** Inline Markdown; for pages, not islands. */
export function MarkdownLine({ text }: { text: string }) {
  return MARKDOWN.Lexer.lexInline(text).map(show)
}
