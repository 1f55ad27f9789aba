import { Buffer } from 'node:buffer'
import { createServer } from 'node:http'
import { beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../../../../tests/support/listen.ts'
import { INVOICES } from '../../../../tests/support/papers.ts'
import { readPaper } from '../../../../tests/support/read-paper.ts'
import type { PaperFacts } from '../papers/paper.ts'
import { makePaper } from '../papers/paper-pdf.ts'
import { digestOf, signDigest } from './cms.ts'
import { der, identifier, integer, octets, partsOf, readDer, sequence, set, TAG } from './der.ts'
import { checkSeal, sealPdf, stampSeal } from './seal.ts'
import { newSealKey, readCertificate, readSealKey, sealKeyFault } from './seal-key.ts'

const HOUSE = 'Łucja O’Hara & Daughters'
const NOW = new Date('2026-11-29T12:00:00.987Z')
const KEY = newSealKey(HOUSE, NOW)
/** Another's, with the same name in its certificate. */
const FORGED_KEY = newSealKey(HOUSE, NOW)
const FACTS = INVOICES.standard as PaperFacts

let plain: Uint8Array
let sealed: Buffer

beforeAll(async () => {
  plain = await makePaper(FACTS)
  sealed = Buffer.from(await sealPdf(plain, { key: KEY, reason: 'Faktura · Invoice', now: NOW }))
})

const stateOf = (file: Uint8Array) => checkSeal(file, KEY)

/** Where the seal stands, brackets included. */
function gapOf(file: Buffer) {
  const [, from, to] = /\/ByteRange\[\s*0\s+(\d+)\s+(\d+)/.exec(file.toString('latin1')) as RegExpExecArray
  return { from: Number(from), to: Number(to) }
}

const sealIn = (file: Buffer) => {
  const { from, to } = gapOf(file)
  return readDer(Buffer.from(file.toString('latin1', from + 1, to - 1), 'hex')).whole
}

const withSeal = (file: Buffer, cms: Uint8Array) => {
  const { from, to } = gapOf(file)
  const hex = Buffer.from(cms)
    .toString('hex')
    .padEnd(to - from - 2, '0')
  return Buffer.concat([file.subarray(0, from + 1), Buffer.from(hex), file.subarray(to - 1)])
}

const digestIn = (file: Buffer) => {
  const { from, to } = gapOf(file)
  return digestOf(file.subarray(0, from), file.subarray(to))
}

const replaced = (file: Uint8Array, what: string | RegExp, by: string) => {
  const text = Buffer.from(file).toString('latin1')
  const changed = text.replace(what, by)
  expect(changed).not.toBe(text)
  return Buffer.from(changed, 'latin1')
}

/** The page of the sealed paper, and a number that no object of it has. */
const pageIn = (file: Buffer) =>
  /\n(\d+) 0 obj\n(<<\/Type \/Page .*\/Annots.*)\nendobj/.exec(file.toString('latin1')) as RegExpExecArray
const FREE = 200

/** With other or further objects, by an update that follows the seal; where each begins. */
function updated(file: Buffer, objects: [number: number, text: string][]) {
  let bytes = file
  const places = objects.map(([number, text]) => {
    const at = bytes.length
    bytes = Buffer.concat([bytes, Buffer.from(`${number} 0 obj\n${text}\nendobj\n`)])
    return `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`
  })
  const text = file.toString('latin1')
  const trailer = text.slice(text.lastIndexOf('trailer'), text.lastIndexOf('>>'))
  const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) as RegExpExecArray
  const keys = trailer.replace(/\/Size \d+/, `/Size ${FREE + 9}`).replace(/\/Prev \d+/, `/Prev ${start}`)
  return Buffer.concat([
    bytes,
    Buffer.from(`xref\n${places.join('')}${keys}>>\nstartxref\n${bytes.length}\n%%EOF\n`),
  ])
}

describe('a sealed paper', () => {
  it('has all bytes of the paper, and reads the same', async () => {
    expect(sealed.subarray(0, plain.length).equals(plain)).toBe(true)
    expect((await readPaper(sealed)).text).toBe((await readPaper(plain)).text)
    expect(stateOf(sealed)).toEqual({
      state: 'whole',
      byHouse: true,
      name: HOUSE,
      fingerprint: digestOf(readSealKey(KEY).certificate).toString('hex'),
    })
  })

  it('says what was sealed, when, and that nothing may be changed; a key does not seal before it was made', async () => {
    const text = sealed.toString('latin1')
    const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`
    const utf16 = (words: string) => hex(Buffer.from(`\uFEFF${words}`, 'utf16le').swap16())
    const date = hex(Buffer.from('D:20261129120000Z'))
    expect(text).toContain(`/M ${date} /Name ${utf16(HOUSE)} /Reason ${utf16('Faktura · Invoice')}`)
    expect(text).toContain(
      '/TransformMethod /DocMDP /TransformParams <</Type /TransformParams /V /1.2 /P 1>>',
    )
    const early = Buffer.from(await sealPdf(plain, { key: KEY, reason: '', now: new Date('2020-01-01') }))
    expect(early.toString('latin1')).toContain(`/M ${date} `)
  })

  it('has the same bytes each time', async () => {
    const again = await sealPdf(plain, { key: KEY, reason: 'Faktura · Invoice', now: NOW })
    expect(Buffer.from(again).equals(sealed)).toBe(true)
  })

  it('is not sealed twice, nor is anything sealed that is no PDF of ours', async () => {
    const options = { key: KEY, reason: 'x', now: NOW }
    const form = replaced(plain, '/Lang (en-GB)', '/Perms 9 0 R ')
    await expect(sealPdf(form, options)).rejects.toThrow('has a form already')
    for (const text of [sealed, '', '%PDF-1.7', 'startxref\n0\n%%EOF', 'startxref\n9999\n%%EOF\n'])
      await expect(sealPdf(Buffer.from(text), options)).rejects.toThrow()
  })
})

/** What a forger may do to a paper that we have sealed, and what is said of it. */
const FORGERIES: Record<string, [state: string, make: () => Uint8Array | Promise<Uint8Array>]> = {
  'a byte altered': ['altered', () => replaced(sealed, '595.28', '595.29')],
  'its page swapped for that of another paper': [
    'altered',
    async () => {
      const other = Buffer.from(
        await sealPdf(replaced(plain, '595.28', '595.29'), { key: FORGED_KEY, reason: 'x', now: NOW }),
      )
      return withSeal(other, sealIn(sealed))
    },
  ],
  'sealed by another root of the same name': [
    'whole',
    () => sealPdf(plain, { key: FORGED_KEY, reason: 'Faktura · Invoice', now: NOW }),
  ],
  'painted on by a later update': [
    'added to',
    () => {
      const [, number, page = ''] = pageIn(sealed)
      return updated(sealed, [
        [Number(number), page.replace(/\/Contents (\d+ 0 R)/, `/Contents [$1 ${FREE} 0 R]`)],
        [FREE, '<</Length 27>>\nstream\n0 0 300 300 re 1 0 0 rg f   \nendstream'],
      ])
    },
  ],
  'annotated by a later update': [
    'added to',
    () => {
      const [, number, page = ''] = pageIn(sealed)
      const note = '<</Type/Annot/Subtype/FreeText/F 4/Rect[50 50 250 150]/DA(/F1 12 Tf)/Contents(0.01)>>'
      return updated(sealed, [
        [Number(number), page.replace('/Annots [', `/Annots [${FREE} 0 R `)],
        [FREE, note],
      ])
    },
  ],
  'the seal stripped': ['none', () => Buffer.from(plain)],
  'the seal’s field left, its signature blanked': ['altered', () => withSeal(sealed, Buffer.alloc(0))],
  'a wider gap, with room beside the seal': [
    'altered',
    () => {
      const { from } = gapOf(sealed)
      return replaced(sealed, String(from).padStart(10), String(from - 9).padStart(10))
    },
  ],
  'words hidden behind the signature, within its brackets': [
    'altered',
    () => withSeal(sealed, Buffer.concat([sealIn(sealed), Buffer.alloc(9), Buffer.from('words')])),
  ],
  'signed by a forger who names our certificate': [
    'altered',
    async () => {
      const forger = { ...readSealKey(KEY), key: readSealKey(FORGED_KEY).key }
      const changed = replaced(sealed, '595.28', '595.29')
      return withSeal(changed, await signDigest(digestIn(changed), forger))
    },
  ],
  'the digest of other bytes put into our signature': [
    'altered',
    () => {
      const changed = replaced(sealed, '595.28', '595.29')
      const cms = sealIn(sealed)
        .toString('hex')
        .replace(digestIn(sealed).toString('hex'), digestIn(changed).toString('hex'))
      return withSeal(changed, Buffer.from(cms, 'hex'))
    },
  ],
  'an update that a forger has sealed again': [
    'added to',
    async () => {
      const dictionary = `<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/ETSI.CAdES.detached/ByteRange[${' '.repeat(43)}]/Contents<${'0'.repeat(6000)}>>>`
      const bytes = updated(sealed, [[FREE, dictionary]])
      const start = bytes.indexOf(dictionary)
      const from = start + dictionary.indexOf('<0')
      const to = from + 6002
      const range = [0, from, to, bytes.length - to].map((value) => String(value).padStart(10)).join(' ')
      bytes.write(range, start + dictionary.indexOf('[') + 1)
      const digest = digestOf(bytes.subarray(0, from), bytes.subarray(to))
      const cms = await signDigest(digest, readSealKey(FORGED_KEY))
      bytes.write(cms.toString('hex'), from + 1)
      return bytes
    },
  ],
  'something put in front': ['altered', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), sealed])],
  'a single byte at its end': ['added to', () => Buffer.concat([sealed, Buffer.from('\n')])],
  'cut off': ['altered', () => sealed.subarray(0, -7)],
  'more signatures than anybody needs': [
    'altered',
    () => Buffer.concat([sealed, Buffer.from('/ByteRange[0 1 3 4]'.repeat(9))]),
  ],
}

describe('checkSeal', { tags: ['sealed-papers'] }, () => {
  it.each(Object.entries(FORGERIES))('refuses a paper with %s', async (name, [state, make]) => {
    const found = stateOf(await make())
    expect(found.state).toBe(state)
    expect(found.state === 'whole' && found.byHouse, name).toBe(false)
  })

  it('takes each byte outside of the signature for signed', () => {
    const { from, to } = gapOf(sealed)
    for (let at = 0; at < sealed.length; at += 997) {
      if (at >= from && at < to) continue
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(stateOf(changed).state, String(at)).not.toBe('whole')
    }
  })

  it('judges whatever bytes without an error', () => {
    // Mulberry32: the same bytes in each run.
    let seed = 46
    const random = (below: number) => {
      seed = (seed + 0x6d2b79f5) | 0
      let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below
    }
    const cms = sealIn(sealed)
    const states = new Set<string>()
    for (let i = 0; i < 600; i++) {
      const broken = Buffer.from(cms)
      for (let n = 0; n <= random(3); n++) broken[random(broken.length)] = random(256)
      const cut = random(4) === 0 ? broken.subarray(0, random(broken.length)) : broken
      states.add(stateOf(withSeal(sealed, cut)).state)
    }
    expect([...states].sort()).toEqual(['altered', 'whole'])
    for (const text of [
      '',
      '/ByteRange',
      '/ByteRange[0 0 0 0]',
      '/ByteRange[0 9999999999 9999999999 9999999999]',
    ])
      expect(['none', 'altered']).toContain(stateOf(Buffer.from(text)).state)
    const deep = Buffer.concat(Array.from({ length: 5000 }, () => Buffer.of(0x30, 0x80)))
    expect(stateOf(withSeal(sealed, deep.subarray(0, 1500))).state).toBe('altered')
  })
})

describe('the key', () => {
  it('is a P-256 key with a certificate of the house for twenty years', () => {
    const { certificate, key } = readSealKey(KEY)
    const { name, from, issuer, subject } = readCertificate(certificate)
    expect({ name, from, own: issuer.equals(subject), curve: key.asymmetricKeyDetails?.namedCurve }).toEqual({
      name: HOUSE,
      from: new Date('2026-11-29T12:00:00Z'),
      own: true,
      curve: 'prime256v1',
    })
    expect(certificate.toString('latin1')).toContain('261129120000Z\x17\r461129120000Z')
    expect(newSealKey(HOUSE, new Date('2031-01-01T00:00:00Z'))).toBeTruthy()
  })

  it('stands in a setting, with earlier certificates after it: their seals stay the house’s', () => {
    const [, earlier = ''] = /(-----BEGIN CERTIFICATE[\s\S]*)/.exec(KEY) ?? []
    const now = newSealKey(HOUSE, new Date('2040-01-01'))
    expect(checkSeal(sealed, now)).toMatchObject({ state: 'whole', byHouse: false, name: HOUSE })
    expect(checkSeal(sealed, now + earlier)).toMatchObject({ state: 'whole', byHouse: true })
    expect(readSealKey(now + earlier).chain).toHaveLength(1)
  })

  it.each([
    ['nothing', '', 'must have one private key'],
    ['a certificate alone', KEY.slice(KEY.indexOf('-----BEGIN CERT')), 'must have one private key'],
    ['a key alone', KEY.slice(0, KEY.indexOf('-----BEGIN CERT')), 'must have the certificate of its key'],
    [
      'the certificate of another',
      KEY.slice(0, KEY.indexOf('-----BEGIN CERT')) + FORGED_KEY.slice(FORGED_KEY.indexOf('-----BEGIN CERT')),
      'must have the certificate of its key',
    ],
    ['two keys', KEY + FORGED_KEY, 'must have one private key'],
    ['a damaged key', KEY.replace(/MIG\w{9}/, 'AAAA'), 'must be a private key and its certificate in PEM'],
  ])('of %s is refused with what is wrong', (_, text, says) => {
    expect(sealKeyFault(text)).toContain(says)
    expect(sealKeyFault(KEY)).toBe('')
  })
})

describe('a time stamp', () => {
  /** What a server answers to a request, as RFC 3161 has it. */
  const answerTo = (
    request: Uint8Array,
    { status = 0, imprint = (own: Uint8Array) => own, size = 0 } = {},
  ) => {
    const [, asked, nonce] = partsOf(readDer(request)).map(({ whole }) => whole) as [Buffer, Buffer, Buffer]
    const policy = identifier('1.2.3.4')
    const facts = sequence(
      integer(1),
      policy,
      imprint(asked),
      integer(7),
      der(TAG.time, Buffer.from('20261129120000Z')),
      nonce,
    )
    const content = sequence(identifier('1.2.840.113549.1.9.16.1.4'), der(0xa0, octets(facts)))
    const signer = sequence(
      integer(1),
      sequence(),
      sequence(),
      der(0xa0),
      sequence(),
      octets(Buffer.alloc(size)),
    )
    const signed = sequence(integer(3), set(), content, set(signer))
    return sequence(
      sequence(integer(status)),
      sequence(identifier('1.2.840.113549.1.7.2'), der(0xa0, signed)),
    )
  }

  async function served<T>(
    answer: (request: Buffer) => Uint8Array | undefined,
    use: (url: string) => Promise<T>,
  ) {
    const server = createServer((request, response) => {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        const bytes = answer(Buffer.concat(parts))
        response.writeHead(bytes ? 200 : 500).end(bytes)
      })
    })
    try {
      return await use(await listen(server))
    } finally {
      server.close()
    }
  }

  const forStamp = () => sealPdf(plain, { key: KEY, reason: 'x', now: NOW, forStamp: true })

  it('is added to the seal, which stays whole', async () => {
    const file = await forStamp()
    const result = await served(
      (request) => answerTo(request, { size: 6000 }),
      (url) => stampSeal(file, url),
    )
    expect(result.length).toBe(file.length)
    expect(Buffer.from(result).toString('latin1')).toContain(
      identifier('1.2.840.113549.1.9.16.2.14').toString('hex'),
    )
    expect(stateOf(result)).toMatchObject({ state: 'whole', byHouse: true })
  })

  it.each<[string, (request: Buffer) => Uint8Array | undefined]>([
    ['fails', () => undefined],
    ['answers with something else', () => Buffer.from('<html>')],
    ['refuses', (request) => answerTo(request, { status: 2 })],
    ['stamps something else', (request) => answerTo(request, { imprint: () => sequence() })],
    ['answers at too great length', (request) => answerTo(request, { size: 20_000 })],
  ])('is refused where the server %s', async (_, answer) => {
    const file = await forStamp()
    await expect(served(answer, (url) => stampSeal(file, url))).rejects.toThrow()
  })
})
