import type { ReactNode } from 'react'
import type { Page } from '#src/lib/metadata/meta.ts'
import { Breadcrumb } from './breadcrumb.tsx'

type PageHeadProps = {
  page: Pick<Page, 'path' | 'breadcrumbs'>
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
