const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text whose e-mail addresses are links, so that content files stay plain text. */
export function TextWithMail({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={`mailto:${part}`}>
        {part}
      </a>
    ),
  )
}
