import { EMAIL } from '#content/business.ts'
import { CHECK_WORDS } from '#content/certificate.ts'
import { LANGUAGE } from '#content/language.ts'
import { VERIFY_PAGE } from '#content/verify.ts'
import { fill } from '#contract/language.ts'
import { useTitlePrefix } from '#src/lib/title-prefix.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { useDropZone } from '#src/ui/file-field.tsx'
import { FilledText } from '#src/ui/filled-text.tsx'
import { dayText } from '#src/ui/times.tsx'
import { useFocus } from '#src/ui/use-focus.ts'
import { DIGEST_LIMIT, useVerification, type Verified } from './use-verification.ts'

const words = VERIFY_PAGE
const MEGABYTES = String(DIGEST_LIMIT / 1024 / 1024)

export function VerifyPage() {
  const { state, check, again } = useVerification()
  const { over, zone } = useDropZone(([file]) => file && check(file))
  useTitlePrefix(words.title)

  return (
    <section className="verify" aria-labelledby="verify-title">
      <h1 id="verify-title">{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <p className="how">{words.how}</p>
      {/* The page that answers needs no script, nor does this way to it. */}
      <form className="field" action="/V" method="get">
        <input type="hidden" name="language" value={LANGUAGE.code} />
        <label htmlFor="verify-code">{CHECK_WORDS.code}</label>
        <span className="hint" id="verify-code-hint">
          {CHECK_WORDS.how}
        </span>
        <div className="verify-code">
          <input
            type="text"
            id="verify-code"
            name="code"
            aria-describedby="verify-code-hint"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <button className="btn" type="submit">
            {CHECK_WORDS.check}
          </button>
        </div>
      </form>
      <div className="field">
        <div className={over ? 'drop over' : 'drop'} {...zone}>
          <input
            className="visually-hidden"
            type="file"
            id="verify-file"
            aria-label={words.file}
            aria-describedby="verify-hint"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              // Emptied, so that the same file can be chosen again.
              currentTarget.value = ''
              if (file) check(file)
            }}
          />
          <label className="btn" htmlFor="verify-file">
            {words.choose}
          </label>
          <span id="verify-hint">{fill(words.hint, { limit: MEGABYTES })}</span>
        </div>
      </div>
      {/* Always there, so that assistive technology hears what appears in it. */}
      <div role="status">{state && <Outcome state={state} onAgain={again} />}</div>
      <About />
    </section>
  )
}

function About() {
  const [proves, without] = words.about
  return (
    <div className="about">
      <h2>{proves.title}</h2>
      <p>{proves.text}</p>
      <h2>{without.title}</h2>
      <p>
        <WithAddress text={without.text} />
      </p>
      <details>
        <summary>{words.technical.title}</summary>
        <p>{words.technical.text}</p>
      </details>
    </div>
  )
}

function Outcome({ state, onAgain }: { state: Verified; onAgain: () => void }) {
  const { file, step } = state
  return (
    <div className={`verdict ${step}`}>
      <p className="checked">
        <bdi>{file}</bdi>
      </p>
      <Verdict state={state} onAgain={onAgain} />
      {'sha256' in state && (
        <details className="digest">
          <summary>{words.digest}</summary>
          <code>{state.sha256}</code>
        </details>
      )}
    </div>
  )
}

function Verdict({ state, onAgain }: { state: Verified; onAgain: () => void }) {
  switch (state.step) {
    case 'reading':
    case 'asking':
      return <p>{words[state.step]}</p>
    case 'known':
    case 'replaced':
    case 'takenBack': {
      const on = dayText(state.replacedOn ?? state.takenBackOn ?? state.date)
      return (
        <>
          <Title text={fill(words[state.step].title, { on })} />
          <p>{fill(words[state.step].text, { date: dayText(state.date) })}</p>
          <OurReference reference={state.reference} />
          {state.step !== 'known' && <AskUs />}
        </>
      )
    }
    case 'unknown':
      return (
        <>
          <Title text={words.unknown.title} />
          <p>{words.unknown.text}</p>
          <ul>
            {words.unknown.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <AskUs />
        </>
      )
    case 'tooLarge':
    case 'unreadable':
    case 'insecure':
    case 'failed':
    case 'busy':
      return (
        <>
          <p className="error-message">
            <span>{fill(words[state.step], { limit: MEGABYTES })}</span>
          </p>
          {'sha256' in state && <Button look="btn ghost" label={words.again} onPress={onAgain} />}
        </>
      )
    default:
      return state satisfies never
  }
}

function OurReference({ reference }: { reference: string }) {
  return (
    <p>
      <FilledText
        text={words.known.reference}
        slots={{ reference: <b className="reference">{reference}</b> }}
      />
    </p>
  )
}

function AskUs() {
  return (
    <p>
      <WithAddress text={words.ask} />
    </p>
  )
}

function WithAddress({ text }: { text: string }) {
  const { general } = EMAIL
  return <FilledText text={text} slots={{ email: <a href={`mailto:${general}`}>{general}</a> }} />
}

/** Takes focus: it is what the visitor has asked for. */
function Title({ text }: { text: string }) {
  const heading = useFocus()
  return (
    <h2 tabIndex={-1} ref={heading}>
      {text}
    </h2>
  )
}
