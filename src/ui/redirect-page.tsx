type RedirectPageProps = {
  title: string
  text: string
  link: string
  to: string
}

/** The target replaces it in the history. */
export function RedirectPage({ title, text, link, to }: RedirectPageProps) {
  return (
    <main id="main" className="wrap">
      <noscript>
        <meta httpEquiv="refresh" content={`0;url=${to}`} />
      </noscript>
      <div className="head">
        <h1>{title}</h1>
        <p className="lead" role="status">
          {text}
        </p>
        <p className="row">
          <a className="more" href={to}>
            {link}
          </a>
        </p>
      </div>
    </main>
  )
}
