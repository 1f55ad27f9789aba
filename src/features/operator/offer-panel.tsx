import { useState } from 'react'
import { DATES, LANGUAGE } from '#content/language.ts'
import { READY_WORDS } from '#content/offer.ts'
import { OPERATOR_ORDER } from '#content/operator.ts'
import { ACTS, type ScreenWords } from '#contract/acts.ts'
import { dateIn } from '#contract/dates.ts'
import { fill } from '#contract/language.ts'
import { readyNotes } from '#contract/missed-need.ts'
import type { OfferPreview } from '#contract/operator.ts'
import { type Offer, type OfferDraft, type OrderState, readyFact } from '#contract/order.ts'
import { useLeaveWarning } from '#src/form/use-request-form.ts'
import { Button } from '#src/ui/busy-button.tsx'
import { Facts } from '#src/ui/facts.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { ActForm } from './act-panel.tsx'
import { MailPreview } from './mail-preview.tsx'
import { endText, type TypedOffer, typedOffer } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { previewOffer } from './operator-backend.ts'
import { closedWords, type PanelProps, Screen } from './screen.tsx'
import { Sums } from './sums.tsx'
import type { OrderView } from './use-operator-link.ts'

const KINDS = {
  offer: { words: OPERATOR_ORDER.offer, make: 'offer', withdraw: 'withdraw' },
  extra: {
    words: { ...OPERATOR_ORDER.offer, ...OPERATOR_ORDER.extra },
    make: 'extra',
    withdraw: 'withdraw_extra',
  },
} as const

const OVER: readonly OrderState[] = ['cancelled', 'refunded', 'ended']

const kindOf = ({ purpose }: OrderView) => KINDS[purpose === 'extra' ? 'extra' : 'offer']

/** What is offered now, and where it stands; of an order without an extra, nothing. */
function standing({ purpose, order }: OrderView): { state: OrderState; offer: Offer } | undefined {
  if (purpose !== 'extra') return order
  const { extra } = order ?? {}
  return extra && { state: extra.state === 'paid' ? 'completed' : extra.state, offer: extra }
}

/** 'Certified translation, Polish into English'; nothing if the customer named no language, or of an extra. */
function workOf({ purpose, request: { answers } }: OrderView): string {
  const { sourceLanguage: from, targetLanguage: into } = answers
  if (purpose === 'extra' || !(from || into)) return ''
  const pair = from && into ? `, ${from} into ${into}` : from ? ` from ${from}` : ` into ${into}`
  return OPERATOR_ORDER.offer.translation + pair
}

export function OfferPanel({ link, view }: PanelProps) {
  const { busy, problem, act, attempt, token } = link
  const { allowedActions, form } = view
  const { words, make } = kindOf(view)
  const rule = form?.rule
  const isOffered = standing(view)?.state === 'offered'
  // Without an offer to look at, the form comes first.
  const [typed, setTyped] = useState(() =>
    form && !isOffered ? typedOffer(form.draft, workOf(view)) : undefined,
  )
  const [shown, setShown] = useState<{ draft: OfferDraft; preview: OfferPreview }>()
  const [lastAction, setLastAction] = useState<'offer' | 'withdraw'>()
  const [isChanged, setChanged] = useState(false)
  useLeaveWarning(isChanged && typed !== undefined && allowedActions.includes(make))

  if (!form || !rule || !allowedActions.includes(make) || !typed)
    return (
      <CurrentQuote
        link={link}
        view={view}
        lastAction={lastAction}
        onAnew={() => {
          if (form) setTyped(typedOffer(form.draft))
          setChanged(false)
        }}
        onWithdrawn={() => setLastAction('withdraw')}
      />
    )

  const preview = async (draft: OfferDraft) => {
    const answer = await attempt(() => previewOffer({ token, action: 'preview', draft }))
    if (answer) setShown({ draft, preview: answer })
  }

  const send = async (draft: OfferDraft) => {
    const sent = await act({ action: make, draft, expected: form.expected })
    setShown(undefined)
    if (!sent) return
    setTyped(undefined)
    setLastAction('offer')
  }

  if (shown)
    return (
      <Screen {...words.shown}>
        {shown.preview.vatCheck && (
          <p className="kept">
            <span>{fill(words.checked, { state: words.checks[shown.preview.vatCheck.state] })}</span>
          </p>
        )}
        {make === 'offer' &&
          readyNotes(words, view.request, shown.draft, new Date()).map((note) => (
            <p className="kept" key={note}>
              <span>{note}</span>
            </p>
          ))}
        <MailPreview {...shown.preview.mail} />
        <Sums sums={shown.preview.sums} rule={rule} inHalves={make === 'offer'} />
        <Press
          busy={busy}
          problem={problem}
          label={words.send}
          busyLabel={words.sending}
          onPress={() => send(shown.draft)}
        >
          <button className="btn ghost" type="button" disabled={busy} onClick={() => setShown(undefined)}>
            {words.change}
          </button>
        </Press>
      </Screen>
    )

  return (
    <Screen {...formWords(view)} view={view}>
      <OfferForm
        link={link}
        request={view.request.answers}
        work={workOf(view)}
        rule={rule}
        inHalves={make === 'offer'}
        {...(make === 'offer' && { asked: view.request })}
        typed={typed}
        onType={(next: TypedOffer) => {
          setTyped(next)
          setChanged(true)
        }}
        onPreview={preview}
        onKeep={isOffered ? () => setTyped(undefined) : undefined}
      />
    </Screen>
  )
}

function formWords(view: OrderView): ScreenWords {
  const { words } = kindOf(view)
  const { state, offer } = standing(view) ?? {}
  // After one that has ended, another begins.
  if (!offer || !state || OVER.includes(state)) return words.first
  if (state === 'expired') return words.expired
  const { title, text } = words.again
  return { title, text: fill(text, { version: offer.version }) }
}

type CurrentQuoteProps = PanelProps & {
  lastAction: 'offer' | 'withdraw' | undefined
  onAnew: () => void
  onWithdrawn: () => void
}

function CurrentQuote({ link, view, lastAction, onAnew, onWithdrawn }: CurrentQuoteProps) {
  const { allowedActions, order } = view
  const { words, make, withdraw } = kindOf(view)
  const current = standing(view)
  return (
    <Screen {...currentWords(view, lastAction)} view={view}>
      {current && <PresentOffer offer={current.offer} inHalves={make === 'offer'} />}
      {allowedActions.includes(make) && (
        <div className="send">
          <Button label={words.anew} onPress={onAnew} />
        </div>
      )}
      {order && allowedActions.includes(withdraw) ? (
        <ActForm {...{ link, view, order }} name={withdraw} onDone={onWithdrawn} />
      ) : (
        <Problem text={link.problem} />
      )}
    </Screen>
  )
}

function currentWords(view: OrderView, lastAction: CurrentQuoteProps['lastAction']): ScreenWords {
  const { words, withdraw } = kindOf(view)
  const { order } = view
  const current = standing(view)
  const withdrawn = ACTS[withdraw].done
  if (order && !current && lastAction === 'withdraw') return withdrawn
  if (!current) return closedWords(words.closed, order?.state)
  const { state, offer } = current
  if (state === 'accepted') return words.accepted
  if (state === 'withdrawn') return withdrawn
  if (state !== 'offered') return closedWords(words.closed, state)
  const { title, text } = lastAction === 'offer' ? words.sent : words.current
  return { title, text: fill(text, { version: offer.version, end: endText(offer, words.endOf) }) }
}

function PresentOffer({ offer, inHalves }: { offer: Offer; inHalves: boolean }) {
  const { words } = KINDS.offer
  return (
    <>
      <Sums sums={offer} rule={offer} lines={offer.lines} inHalves={inHalves} />
      <Facts
        className="given"
        facts={[
          readyFact(offer, { LANGUAGE, READY_WORDS }, (day) => dateIn(DATES, day)),
          { label: words.openUntil, text: endText(offer, words.endOf) },
        ]}
      />
      {offer.note && (
        <p className="order-text" dir="auto">
          {offer.note}
        </p>
      )}
    </>
  )
}
