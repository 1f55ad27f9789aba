import { type ReactNode, useEffect } from 'react'
import { COPY_WORDS, TITLE_PREFIXES } from '#content/ui.ts'
import type { NoticeWords } from '#contract/fields.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'
import { IN_PLACE, useFocus } from '#src/ui/use-focus.ts'

/** Its title takes the focus, because the button that was pressed is gone. */
export function SentSection({ said, children }: { said: NoticeWords; children: ReactNode }) {
  const heading = useFocus(true, IN_PLACE)
  // Newer browsers answer with a promise, which is no way to end an effect.
  useEffect(() => {
    scrollTo({ top: 0 })
  }, [])
  useTitlePrefix(TITLE_PREFIXES.sent)

  return (
    <section className="sent" aria-labelledby="sent-title">
      <h1 id="sent-title" tabIndex={-1} ref={heading}>
        {said.title}
      </h1>
      <p className="said" role="status">
        {said.description}
      </p>
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
          <p className="serial reference">{reference}</p>
          <CopyButton text={reference} label={COPY_WORDS.reference} />
          <p className="hint">{words.referenceHint}</p>
        </div>
        <img src={picture} alt="" width="148" height="148" />
      </div>
    </div>
  )
}
