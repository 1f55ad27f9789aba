import { lexer, type MarkedToken, type Token } from 'marked'
import { bullets, heading, notice, paragraph, steps, textLink } from '../mail/design/blocks.ts'
import { Fragment, createElement as h, type ReactNode, useIsText } from '../mail/design/react.ts'

/** Images become their alt text, because most mail programs block them; HTML stays literal. */

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plain = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)

function Styled({ tag, children }: { tag: 'b' | 'i' | 'code'; children?: ReactNode }) {
  return useIsText() ? children : h(tag, null, children)
}

function LineBreak() {
  return useIsText() ? '\n' : h('br')
}

const isLinkable = (href: string) => /^(https?:\/\/|mailto:)/i.test(href)

function inline(token: Token, key: number): ReactNode {
  const part = token as MarkedToken
  switch (part.type) {
    case 'strong':
      return h(Styled, { key, tag: 'b' }, inlines(part.tokens))
    case 'em':
      return h(Styled, { key, tag: 'i' }, inlines(part.tokens))
    case 'codespan':
      return h(Styled, { key, tag: 'code' }, plain(part.text))
    case 'br':
      return h(LineBreak, { key })
    case 'link':
      return isLinkable(part.href)
        ? h(Fragment, { key }, textLink(part.href, textOf(part.tokens)))
        : textOf(part.tokens)
    case 'image':
      return plain(part.text)
    case 'text':
      return part.tokens ? h(Fragment, { key }, inlines(part.tokens)) : plain(part.text)
    case 'escape':
      return plain(part.text)
    case 'paragraph':
      return h(Fragment, { key }, inlines(part.tokens))
    case 'space':
      return h(Fragment, { key }, h(LineBreak), h(LineBreak))
    default:
      return part.raw
  }
}

const inlines = (tokens: readonly Token[] = []): ReactNode[] => tokens.map(inline)

function textOf(tokens: readonly Token[] = []): string {
  return tokens
    .map((token) =>
      'tokens' in token && token.tokens
        ? textOf(token.tokens)
        : plain('text' in token ? token.text : token.raw),
    )
    .join('')
}

function block(token: Token): ReactNode {
  const part = token as MarkedToken
  switch (part.type) {
    case 'heading':
      return heading(inlines(part.tokens))
    case 'paragraph':
      return paragraph(inlines(part.tokens))
    case 'list':
      return (part.ordered ? steps : bullets)(part.items.map(({ tokens }) => inlines(tokens)))
    case 'blockquote':
      return notice(inlines(part.tokens))
    case 'space':
    case 'def':
    case 'hr':
      return null
    default:
      return paragraph(part.raw.trim())
  }
}

export function markdownBlocks(source: string): ReactNode[] {
  return lexer(source).map(block)
}
