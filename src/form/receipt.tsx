import { COPY_WORDS } from '#content/ui.ts'
import { CopyButton } from '#src/ui/copy-button.tsx'

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
