import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type BusyButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'children'> & {
  busy: boolean
  label: string
  busyLabel?: string | undefined
}

/** Disabled while busy; the focus waits around it. Without `onClick` it submits its form. */
export function BusyButton({ busy, label, busyLabel = label, ...attributes }: BusyButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const waiting = useRef<HTMLElement>(null)

  // Browsers take the focus from a disabled button, and would continue at the top of the page.
  useLayoutEffect(() => {
    // Firefox keeps `disabled` over a reload.
    if (button.current) button.current.disabled = busy
    if (busy && document.activeElement === button.current) {
      waiting.current = button.current?.parentElement ?? null
      waiting.current?.setAttribute('tabindex', '-1')
      waiting.current?.focus({ preventScroll: true })
    } else if (!busy && waiting.current) {
      if (document.activeElement === waiting.current) button.current?.focus({ preventScroll: true })
      waiting.current = null
    }
  }, [busy])

  return (
    <button
      className="btn"
      type={attributes.onClick ? 'button' : 'submit'}
      {...attributes}
      ref={button}
      disabled={busy}
    >
      {busy ? busyLabel : label}
    </button>
  )
}

type Look = 'btn' | 'btn ghost' | 'btn ghost small' | 'link'

type ButtonProps = { look?: Look; label: string; onPress: ComponentProps<'button'>['onClick'] }

export function Button({ look = 'btn', label, onPress }: ButtonProps) {
  return (
    <button className={look} type="button" onClick={onPress}>
      {label}
    </button>
  )
}

/** Looks like a button, and leads to another page. */
export function ButtonLink({ look = 'btn', label, href }: { look?: Look; label: string; href: string }) {
  return (
    <a className={look} href={href}>
      {label}
    </a>
  )
}

export function CrossIcon() {
  return (
    <svg width="16" height="16" aria-hidden="true">
      <path d="m1 1 14 14M15 1 1 15" />
    </svg>
  )
}
