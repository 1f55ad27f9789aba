import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'

type IslandProps<Props extends object> = {
  /** The file in app/islands, without its ending. */
  name: string
  /** The component that the file exports. */
  of: ComponentType<Props>
} & (object extends Props ? { props?: Props } : { props: Props })

/**
 * A part of a page that comes to life in the browser; everything around it stays plain HTML. To add one:
 *
 * 1. `app/islands/NAME.tsx` exports the component as `Island`, for example
 *    `export { NewsletterForm as Island } from '#app/forms/newsletter/newsletter-form.tsx'`.
 * 2. The route shows it: `<Island name="NAME" of={NewsletterForm} props={{ … }} />`. The props travel in the page as JSON,
 *    so they can be texts, numbers, and lists and objects of these; words and settings may as well be imported.
 *
 * Styles that the first paint needs belong in the route's `<Style>`. Those of later states are imported by the island's file
 * as they are (`import './states.css'`) and come with its script.
 *
 * The build makes a script of every file in app/islands. It is loaded once the page is idle or is touched; a submit that
 * comes before is held and sent again. Islands of one page share their chunks, but no React context.
 */
export function Island<Props extends object>({ name, of: Component, props }: IslandProps<Props>) {
  // A tree of its own, as in the browser: useId counts from the root of the tree, and differs by the island's name.
  const html = renderToString(<Component {...(props as Props)} />, { identifierPrefix: `${name}-` })
  return (
    <>
      <div
        data-island={name}
        data-props={props && JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output. The comment tells the build where it ends.
        dangerouslySetInnerHTML={{ __html: `${html}<!--/island-->` }}
      />
      {import.meta.env.DEV && <script type="module" src={`/@id/virtual:island/${name}`} />}
    </>
  )
}
