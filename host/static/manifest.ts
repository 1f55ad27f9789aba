/** build/site.json, as src/integration writes it. */
export type SiteFile = {
  /** Path under build/site. */
  file: string
  type: string
  cache: 'immutable' | 'revalidate'
  etag: string
  encodings: { br?: string; gzip?: string }
  /** HTML only. */
  csp?: string
}

export type SiteManifest = {
  site: string
  /** Of the backend that its pages call, when it is not their own. */
  backend?: string
  files: Record<string, SiteFile>
  /** Codes of those besides English whose pages are among them, below their code. */
  languages: readonly string[]
  /** Of unknown addresses; below the code of a language its own page of this name. */
  notFound: string
  redirects: Record<string, string>
}
