import { type ReactNode, useRef } from 'react'
import { OPERATOR_ORDER, OPERATOR_PAGE, ORDER_STATE_WORDS } from '#content/operator.ts'
import { doneWords, type LinkRow, OPERATOR_LINKS, type ScreenWords } from '#contract/acts.ts'
import type { OrderAction, RecordAction } from '#contract/operator.ts'
import type { OrderState } from '#contract/order.ts'
import { useOnChange } from '#src/lib/use-on-change.ts'
import { BusyButton } from '#src/ui/busy-button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { hasErrors } from '#src/ui/error-summary.tsx'
import { Problem } from '#src/ui/press.tsx'
import { IN_PLACE } from '#src/ui/use-focus.ts'
import { About } from './about.tsx'
import type { OperatorLink, OrderView } from './use-operator-link.ts'

export type PanelProps = { link: OperatorLink; view: OrderView }

type ScreenProps = ScreenWords & {
  view?: OrderView
  children?: ReactNode
}

export function Screen({ title, text, view, children }: ScreenProps) {
  useOnChange([title], () => {
    if (!hasErrors()) scrollTo({ top: 0 })
  })
  return (
    <>
      <div className="order-head">
        <ScreenHead title={title} lead={text} />
      </div>
      <div className="order-body">
        {view?.request.answers.email === '' && (
          <p className="kept">
            <span>{OPERATOR_ORDER.noEmail}</span>
          </p>
        )}
        {children}
      </div>
      {view && <About view={view} />}
    </>
  )
}

/** @param isDone whether it was done just now, and can be done again */
export function screenWords({ purpose, state, order }: OrderView, isDone = false): ScreenWords {
  const { page }: LinkRow = OPERATOR_LINKS[purpose]
  const done = isDone ? page?.done : state === 'done' && order && doneWords(purpose, order.state)
  if (done) return done
  return state === 'open' && page ? page : closedWords(page?.closed ?? '', order?.state)
}

export const closedWords = (title: string, state: OrderState | undefined): ScreenWords => ({
  title,
  text: state ? ORDER_STATE_WORDS[state] : OPERATOR_ORDER.noOffer,
})

type ScreenHeadProps = { title: string; lead: string }

/** The title takes the focus whenever either changes, but not from a problem. */
export function ScreenHead({ title, lead }: ScreenHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useOnChange([title, lead], () => {
    if (!hasErrors()) heading.current?.focus({ preventScroll: true })
  })
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
async function pressIn(dialog: HTMLDialogElement | null, work: () => Promise<unknown>): Promise<void> {
  const section = dialog?.closest('section')
  const done = await work()
  dialog?.close()
  if (!done || !section) return
  section.tabIndex = -1
  section.focus(IN_PLACE)
}

type ConfirmedButtonProps = {
  link: OperatorLink
  action: OrderAction | RecordAction
  look?: string
  label: string
  ariaLabel?: string
  title: string
  text: string
  keep: string
}

/** Asks before it acts. Why it did not work, the panel says. */
export function ConfirmedButton({
  link,
  action,
  look = 'btn ghost small',
  label,
  ariaLabel,
  title,
  text,
  keep,
}: ConfirmedButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const press = () => pressIn(dialog.current, () => link.act(action))
  return (
    <>
      <button
        className={look}
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

/** The same with why it did not work. */
export function AskedFirst({ link, action, words: { button, sure, ...words } }: AskedFirstProps) {
  return (
    <div className="send">
      <Problem text={link.problem} />
      <ConfirmedButton {...{ link, action, ...words }} look="btn ghost" label={button} title={sure} />
    </div>
  )
}
