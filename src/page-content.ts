import { getCollection, getEntry } from 'astro:content'
import { fill } from '#src/collections/placeholders.ts'
import { withoutSamples } from '#src/collections/samples.ts'
import type { Menus, Metadata, ServicePage } from '#src/collections/schemas.ts'
import type { Page } from '#src/lib/metadata/meta.ts'
import type { Breadcrumb } from '#src/lib/metadata/structured-data.ts'
import { addressOf, localPath, PATHS } from '#src/lib/routes.ts'

type Entry = { id: string; data: { page?: Metadata; title?: string } }

/** Facts are filled in here, so that a change shows at once. */
export async function allPages(): Promise<(Entry & { path: string })[]> {
  const collections = await Promise.all(['pages', 'services', 'legal'].map((name) => getCollection(name)))
  return (collections.flat() as Entry[]).map(({ id, data }) => ({
    id,
    data: withoutSamples(fill(data)),
    path: localPath(addressOf(id)),
  }))
}

/** @param pattern Astro.routePattern */
export async function loadPage<Content>(pattern: string): Promise<Omit<Content, 'page'> & { page: Page }> {
  const pages = await allPages()
  const find = (path: string) => {
    const found = pages.find((page) => page.path === path)
    if (!found) throw new Error(`There are no texts for ${path}: content/pages${path}.yaml is missing`)
    return found
  }
  const metadataOf = (path: string): Metadata =>
    find(path).data.page ?? { ...metadataOf(PATHS.home), title: find(path).data.title, unlisted: true }
  const breadcrumbsTo = (path: string): Breadcrumb[] => {
    const page = metadataOf(path)
    return [
      ...(path === PATHS.home ? [] : breadcrumbsTo(localPath(page.above ?? '/'))),
      { path, name: page.name },
    ]
  }
  const { data, path } = find(localPath(pattern))
  return {
    ...(data as unknown as Content),
    page: { ...metadataOf(path), path, breadcrumbs: breadcrumbsTo(path) },
  }
}

export async function loadMenus(): Promise<Menus> {
  const { data } = await getEntry('menus', 'menus')
  const led = Object.entries(fill(data) as Menus).map(([name, menu]) => {
    const links = menu.links.map(({ label, to }) => ({ label, to: localPath(to) }))
    return [name, { ...menu, links }]
  })
  return Object.fromEntries(led)
}

/** In the menu's order. */
export async function loadServices(): Promise<(ServicePage & { path: string; menu: string })[]> {
  const pages = await allPages()
  return (await loadMenus()).services.links.flatMap(({ label, to }) => {
    const service = pages.find(({ path }) => path === to)?.data as ServicePage | undefined
    return service?.service ? [{ ...service, path: to, menu: label }] : []
  })
}
