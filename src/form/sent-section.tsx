import { type ReactNode, useEffect, useRef } from 'react'
import { COPY_WORDS, TITLE_PREFIXES } from '#content/ui.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'

/** Its title takes the focus, because the button that was pressed is gone. */
export function SentSection({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useTitlePrefix(TITLE_PREFIXES.sent)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [])

  return (
    <section className="sent" aria-labelledby="sent-title">
      <h1 id="sent-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {children}
    </section>
  )
}

type ReceiptProps = {
  reference: string
  words: { reference: string; referenceHint: string }
  picture: string
}

export function Receipt({ reference, words, picture }: ReceiptProps) {
  return (
    <div className="receipt perforated-block">
      <div className="stub perforated">
        <div>
          <p>{words.reference}</p>
          <p className="serial">{reference}</p>
          <CopyButton text={reference} label={COPY_WORDS.reference} />
          <p className="hint">{words.referenceHint}</p>
        </div>
        <img src={picture} alt="" width="148" height="148" />
      </div>
    </div>
  )
}
