import { BUSINESS } from '#content/business.ts'

const LINE = `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

/** A rule that turns out to be writing, as on banknotes. `edge`: from one side of the window to the other. */
export function Microtext({ edge = false }: { edge?: boolean }) {
  return <div className={edge ? 'micro edge' : 'micro'} data-line={LINE} />
}
