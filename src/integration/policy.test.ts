import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pagePolicy } from './policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('pagePolicy', () => {
  it('allows exactly the inline scripts and styles of the page', () => {
    const policy = pagePolicy(
      '<style>a{}</style><script>one()</script><script type="module" async="">two()</script>',
    )
    expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two()')};`)
    expect(policy).toContain(`style-src 'self' ${hashOf('a{}')}`)
    expect(policy).not.toContain('unsafe-inline')
  })

  it('hashes speculation rules, which a policy with hashes would refuse otherwise', () => {
    expect(pagePolicy('<script type="speculationrules">{}</script>')).toContain(hashOf('{}'))
  })

  it('does not hash scripts with a source, empty scripts, or data', () => {
    const policy = pagePolicy(
      '<script src="/a.js"></script><script></script><script type="application/ld+json">{}</script>',
    )
    expect(policy).toContain("script-src 'self';")
  })

  it('lets the page talk to a backend of another origin only when there is one', () => {
    expect(pagePolicy('')).toContain("connect-src 'self';")
    expect(pagePolicy('', 'https://x.example')).toContain("connect-src 'self' https://x.example;")
  })

  it('refuses a page with a style attribute, which the policy would silently drop', () => {
    expect(() => pagePolicy('<p style="color:red">')).toThrow(/style attribute/)
    expect(() => pagePolicy('<script>"<p style=\\"x\\">"</script>')).not.toThrow()
  })
})

it('lets a page frame the site that it names, and nothing else', () => {
  expect(pagePolicy('<div data-frame-src="https://reviews.example/widget?id=1"></div>')).toContain(
    'frame-src https://reviews.example',
  )
  expect(pagePolicy('<p>No frame</p>')).not.toContain('frame-src')
})
