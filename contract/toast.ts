export type Toast = {
  title: string
  description?: string
  /** Help on a line of its own; never replaces the owner's text. */
  note?: string
}
