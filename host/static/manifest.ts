/** build/site.json: what the host needs to know about the built site, as src/integration writes it. */
export type SiteFile = {
  /** Path under build/site. */
  file: string
  /** Content-Type. */
  type: string
  /** `immutable`: the name holds a hash of the content. `revalidate`: ask each time. */
  cache: 'immutable' | 'revalidate'
  etag: string
  /** Precompressed versions, as paths under build/site. */
  encodings: { br?: string; gzip?: string }
  /** Content-Security-Policy; HTML only. */
  csp?: string
}

export type SiteManifest = {
  /** The public address in its pages. */
  site: string
  /** Origin of the backend that they call, when it is not their own. */
  backend?: string
  /** By URL path, for example `/`, `/get-quote`, `/assets/x-HASH.js`. */
  files: Record<string, SiteFile>
  /** Key in `files` of the page for unknown paths, served with status 404. */
  notFound: string
  redirects: Record<string, string>
}
