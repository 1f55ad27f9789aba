import { useRef, useState } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE, ORDER_STATE_WORDS, type ScreenWords } from '#content/operator.ts'
import { type OfferPreview, ukDay } from '#contract/operator.ts'
import { type OfferDraft, readyFact } from '#contract/order.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { dayText } from './day-text.ts'
import { Facts } from './facts.tsx'
import { MailPreview } from './mail-preview.tsx'
import { type TypedOffer, typedOffer } from './offer-draft.ts'
import { OfferForm } from './offer-form.tsx'
import { previewOffer } from './operator-backend.ts'
import { type PanelProps, Screen } from './screen.tsx'
import { Sums } from './sums.tsx'
import type { OrderView } from './use-operator-link.ts'

const words = OPERATOR_ORDER.offer

/** Makes an offer, shows the present one, replaces it or takes it back. */
export function OfferPanel({ link, view }: PanelProps) {
  const { busy, problem, act, attempt, token } = link
  const { order, allowedActions, form } = view
  const rule = form?.rule
  const isOffered = order?.state === 'offered'
  // Whoever has no offer to look at begins with the form.
  const [typed, setTyped] = useState(() => (form && !isOffered ? typedOffer(form.draft) : undefined))
  const [shown, setShown] = useState<{ draft: OfferDraft; preview: OfferPreview }>()
  const [lastAction, setLastAction] = useState<'offer' | 'withdraw'>()

  if (!form || !rule || !allowedActions.includes('offer') || !typed)
    return (
      <CurrentQuote
        link={link}
        view={view}
        lastAction={lastAction}
        onAnew={() => form && setTyped(typedOffer(form.draft))}
        onWithdraw={async () => {
          if (await act({ action: 'withdraw' })) setLastAction('withdraw')
        }}
      />
    )

  const preview = async (draft: OfferDraft) => {
    const answer = await attempt(() => previewOffer({ token, action: 'preview', draft }))
    if (answer) setShown({ draft, preview: answer })
  }

  const send = async (draft: OfferDraft) => {
    const sent = await act({ action: 'offer', draft, expected: form.expected })
    setShown(undefined)
    if (!sent) return
    setTyped(undefined)
    setLastAction('offer')
  }

  if (shown)
    return (
      <Screen {...words.shown}>
        <MailPreview {...shown.preview.mail} />
        <Sums sums={shown.preview.sums} rule={rule} />
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
        typed={typed}
        rule={rule}
        busy={busy}
        problem={problem}
        refused={link.draftProblems}
        onType={(next: TypedOffer) => setTyped(next)}
        onPreview={preview}
        onKeep={isOffered ? () => setTyped(undefined) : undefined}
      />
    </Screen>
  )
}

function formWords({ order }: OrderView): ScreenWords {
  if (!order) return words.first
  if (order.state === 'expired') return words.expired
  const { title, text } = words.again
  return { title, text: text.replace('{version}', String(order.offer.version)) }
}

type CurrentQuoteProps = PanelProps & {
  lastAction: 'offer' | 'withdraw' | undefined
  onAnew: () => void
  onWithdraw: () => Promise<void>
}

/** The present offer, and what can still be done about it. */
function CurrentQuote({ link, view, lastAction, onAnew, onWithdraw }: CurrentQuoteProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { order, allowedActions } = view
  const { busy, problem } = link
  const withdraw = async () => {
    await onWithdraw()
    dialog.current?.close()
  }
  return (
    <Screen {...currentWords(view, lastAction)} view={view}>
      {order && <PresentOffer order={order} />}
      <div className="send">
        <Problem text={problem} />
        {allowedActions.includes('offer') && (
          <button className="btn" type="button" onClick={onAnew}>
            {words.anew}
          </button>
        )}
        {allowedActions.includes('withdraw') && (
          <button className="btn ghost" type="button" onClick={() => dialog.current?.showModal()}>
            {words.withdraw}
          </button>
        )}
      </div>
      {allowedActions.includes('withdraw') && (
        <ConfirmDialog
          dialog={dialog}
          title={words.sure}
          text={words.sureText}
          cancel={words.keepOffer}
          busy={busy}
        >
          <BusyButton className="btn" type="button" busy={busy} onClick={withdraw}>
            {busy ? OPERATOR_PAGE.busy : words.withdraw}
          </BusyButton>
        </ConfirmDialog>
      )}
    </Screen>
  )
}

function currentWords({ order }: OrderView, lastAction: CurrentQuoteProps['lastAction']): ScreenWords {
  if (!order) return { ...words.closed, text: OPERATOR_ORDER.noOffer }
  const { state, offer } = order
  if (state === 'accepted') return words.accepted
  if (state === 'withdrawn') return words.withdrawn
  if (state !== 'offered') return { ...words.closed, text: ORDER_STATE_WORDS[state] }
  const { title, text } = lastAction === 'offer' ? words.sent : words.current
  return {
    title,
    text: text
      .replace('{version}', String(offer.version))
      .replace('{day}', dayText(ukDay(new Date(offer.validUntil)))),
  }
}

function PresentOffer({ order: { offer } }: { order: NonNullable<OrderView['order']> }) {
  return (
    <>
      <Sums sums={offer} rule={offer} lines={offer.lines} />
      <Facts
        className="given"
        facts={[
          readyFact(offer, dayText),
          { label: words.validUntil, text: dayText(ukDay(new Date(offer.validUntil))) },
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
