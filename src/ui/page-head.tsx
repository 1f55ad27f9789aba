import type { ReactNode } from 'react'
import type { Path } from '#src/lib/routes.ts'
import { Breadcrumb } from './breadcrumb.tsx'

type PageHeadProps = { path: Path; title: string; lead: string; children?: ReactNode }

/** Trail, title and lead of an inner page. */
export function PageHead({ path, title, lead, children }: PageHeadProps) {
  return (
    <>
      <Breadcrumb path={path} />
      <div className="head laced">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </>
  )
}
