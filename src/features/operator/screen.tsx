import { type ReactNode, useEffect, useRef } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE, ORDER_STATE_WORDS } from '#content/operator.ts'
import { doneWords, type LinkRow, OPERATOR_LINKS, type ScreenWords } from '#contract/acts.ts'
import type { OrderAction, RecordAction } from '#contract/operator.ts'
import type { OrderState } from '#contract/order.ts'
import { BusyButton, Button } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { hasErrors } from '#src/ui/error-summary.tsx'
import { Press, Problem } from '#src/ui/press.tsx'
import { IN_PLACE } from '#src/ui/use-focus.ts'
import { About } from './about.tsx'
import type { OperatorLink, OrderView } from './use-operator-link.ts'

export type PanelProps = { link: OperatorLink; view: OrderView }

type ScreenProps = ScreenWords & {
  view?: OrderView
  children?: ReactNode
}

export function Screen({ title, text, view, children }: ScreenProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen begins at its top
  useEffect(() => {
    if (!hasErrors()) scrollTo({ top: 0 })
  }, [title])
  return (
    <>
      <div className="order-head">
        <ScreenHead title={title} lead={text} />
      </div>
      <div className="order-body">{children}</div>
      {view && <About view={view} />}
    </>
  )
}

/** @param isDone whether it was done just now, and can be done again */
export function screenWords({ purpose, state, order }: OrderView, isDone = false): ScreenWords {
  const { page }: LinkRow = OPERATOR_LINKS[purpose]
  const done = isDone ? page?.done : state === 'done' && order && doneWords(purpose, order.state)
  if (done) return done
  return state === 'open' && page ? page.open : closedWords(page?.closed ?? '', order?.state)
}

export const closedWords = (title: string, state: OrderState | undefined): ScreenWords => ({
  title,
  text: state ? ORDER_STATE_WORDS[state] : OPERATOR_ORDER.noOffer,
})

type ScreenHeadProps = { title: string; lead: string }

/** The title takes the focus whenever either changes, but not from a problem. */
export function ScreenHead({ title, lead }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each of them
  useEffect(() => {
    if (!hasErrors()) heading.current?.focus({ preventScroll: true })
  }, [title, lead])
  return (
    <>
      <h1 id="panel-title" tabIndex={-1} ref={heading}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </>
  )
}

/** Closes the dialog that has asked. The button that opened it goes with what it was for: its section takes the focus. */
export async function pressIn(dialog: HTMLDialogElement | null, work: () => Promise<unknown>): Promise<void> {
  const section = dialog?.closest('section')
  const done = await work()
  dialog?.close()
  if (!done || !section) return
  section.tabIndex = -1
  section.focus(IN_PLACE)
}

type ConfirmedButtonProps = {
  link: OperatorLink
  action: OrderAction
  label: string
  ariaLabel?: string
  title: string
  text: string
  keep: string
}

/** For one item of a list in a section: asks before it acts. Why it did not work, the panel says. */
export function ConfirmedButton({ link, action, label, ariaLabel, title, text, keep }: ConfirmedButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const press = () => pressIn(dialog.current, () => link.act(action))
  return (
    <>
      <button
        className="btn ghost small"
        type="button"
        aria-label={ariaLabel}
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <ConfirmDialog dialog={dialog} title={title} text={text} cancel={keep} busy={link.busy}>
        <BusyButton busy={link.busy} onClick={press} label={label} busyLabel={OPERATOR_PAGE.busy} />
      </ConfirmDialog>
    </>
  )
}

type AskedFirstProps = {
  link: OperatorLink
  action: RecordAction
  words: Readonly<Record<'button' | 'sure' | 'text' | 'keep', string>>
}

/** A button that asks before it acts, with why it did not work. */
export function AskedFirst({ link, action, words }: AskedFirstProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { button, sure, text, keep } = words
  return (
    <>
      <div className="send">
        <Problem text={link.problem} />
        <Button look="btn ghost" label={button} onPress={() => dialog.current?.showModal()} />
      </div>
      <ConfirmDialog dialog={dialog} title={sure} text={text} cancel={keep} busy={link.busy}>
        <Press
          busy={link.busy}
          label={button}
          busyLabel={OPERATOR_PAGE.busy}
          onPress={() => pressIn(dialog.current, () => link.act(action))}
        />
      </ConfirmDialog>
    </>
  )
}
