import { BUSINESS } from '#content/business.ts'

const LINE = `Certified translation + notarisation + legalisation + apostille + ${BUSINESS.name} + `

/** A rule of tiny writing, as on banknotes. `edge`: across the whole window. */
export function Microtext({ edge = false }: { edge?: boolean }) {
  return <div className={edge ? 'micro edge' : 'micro'} data-line={LINE} />
}
