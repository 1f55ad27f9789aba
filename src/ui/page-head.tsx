import type { ReactNode } from 'react'
import { INTERFACE } from '#content/interface.ts'
import type { Page } from '#src/lib/metadata/meta.ts'

type PageHeadProps = {
  page: Page
  title: string
  lead: string
  children?: ReactNode
}

export function PageHead({ page, title, lead, children }: PageHeadProps) {
  return (
    <>
      <Breadcrumb page={page} />
      <div className="head laced">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </>
  )
}

export function Breadcrumb({ page: { path, breadcrumbs } }: Pick<PageHeadProps, 'page'>) {
  return (
    <nav className="crumb" aria-label={INTERFACE.landmarks.breadcrumb}>
      <ol>
        {breadcrumbs.map(({ name, path: step }) =>
          step === path ? (
            <li key={step} aria-current="page">
              {name}
            </li>
          ) : (
            <li key={step}>
              <a href={step}>{name}</a>
            </li>
          ),
        )}
      </ol>
    </nav>
  )
}
