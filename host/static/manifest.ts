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
  notFound: string
  redirects: Record<string, string>
}
