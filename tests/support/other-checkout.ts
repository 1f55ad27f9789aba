import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BUSINESS_FILE } from '../../tools/facts/business-schema.ts'
import { copyCheckout, ROOT } from './checkout.ts'

/** A second checkout with a business.yaml of its own. */

/** A business with every fact filled in. */
export const OTHER_FACTS = `
name: Wax, Thread & Sons Certified Papers
shortName: Wax & Thread
descriptor: Certified Papers
monogram: WT
referencePrefix: WAX
founded: 1999
host: https://www.waxandthread.example
legal:
  form: company
  name: Wax and Thread Limited
  companyNumber: SC123456
  registeredIn: Scotland
  registeredOffice: 3 Specimen Quay, Leith EH6 1AA
  vatNumber: GB123456789
  icoNumber: ZA123456
  insurer: Specimen Mutual, 2 Sample Yard, Leeds; the United Kingdom
address:
  street: 77 Sample Yard
  city: Leeds
  postcode: LS1 1ZZ
  country: United Kingdom
  countryCode: GB
email:
  general: post@waxandthread.example
  uk: britain@waxandthread.example
  eu: europe@waxandthread.example
  operator: desk@waxandthread.example
  security: holes@waxandthread.example
phone:
  general: +44 113 496 0000
social:
  video: { label: Vimeo, url: https://films.example/wax }
  photo: { label: Flickr, url: https://pictures.example/wax }
  professional: { label: Xing, url: https://work.example/wax }
reviews:
  site: opinions.example
  url: https://opinions.example/wax
  widget: https://opinions.example/frame/wax
proofs:
  memberships: [{ name: Guild of Specimens (GS), number: '007', url: https://guild.example/007 }]
  rating: { score: '4.7', outOf: 5, reviews: 321, date: 2026-10-31 }
  guarantee: If an authority refuses our work because of a mistake of ours, we put it right.
certificates:
  wording: approved
  translators: [{ name: Wanda Thread, membership: 'Guild of Specimens, no. 7', contact: wanda@waxandthread.example }, { name: Otto Wax }]
opening:
  exceptionalHolidays: [2027-05-04]
  movedHolidays: [2027-05-03 to 2027-05-07]
  closed: [2026-12-30 to 2026-12-31]
consultation:
  minutes: 45
  price: 4550
  currency: gbp
  days: [Tuesday, Wednesday, Thursday, Saturday]
  opens: 10:15
  closes: 18:30
  slots: { first: 10:15, last: 18:15, every: 60 }
  buffer: 15
  noticeHours: 48
  cancelHours: 36
  videoLink: https://room.example/wax
orders:
  vatRate: 12.5
  prices: net
  offerDays: 21
  bankTransfer: { name: Wax and Thread, sortCode: 12-34-56, accountNumber: '01234567', iban: GB38 WEST 1234 5601 2345 67 }
promises:
  replyHours: 6
  quoteHours: 5
  urgentQuoteHours: 3
  languages: 250
  complaintDays: 2
  complaintWeeks: 6
`

/** @param facts its business.yaml; nothing has been generated yet */
export async function otherCheckout(facts: string) {
  const parent = await mkdtemp(join(tmpdir(), 'facts-'))
  const folder = join(parent, 'checkout')
  const env = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    CHROMIUM_PATH: join(folder, 'none'),
    // not shared, because its entries are of no use elsewhere
    NODE_COMPILE_CACHE: join(parent, 'compiled'),
  }
  await copyCheckout(folder)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, BUSINESS_FILE), facts)
  return {
    folder,
    env,
    /** Without Chromium, which the pictures need. */
    run: (...args: string[]) =>
      promisify(execFile)(process.execPath, args, {
        cwd: folder,
        maxBuffer: 16 * 1024 * 1024,
        env,
      }),
    read: (path: string) => readFile(join(folder, path), 'utf8'),
    dispose: () => rm(parent, { recursive: true, force: true }),
  }
}
