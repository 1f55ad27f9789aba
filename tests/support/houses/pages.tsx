import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { AuthIsland } from '#src/features/auth/auth-page.tsx'
import { BookingIsland } from '#src/features/booking/booking-page.tsx'
import { Events } from '#src/features/company/events.tsx'
import { Founders } from '#src/features/company/founders.tsx'
import { PoloDay } from '#src/features/company/polo-day.tsx'
import { Reviews } from '#src/features/company/reviews.tsx'
import { Contact } from '#src/features/contact/contact.tsx'
import { Social } from '#src/features/contact/social.tsx'
import { ProfileIsland } from '#src/features/dashboard/dashboard.tsx'
import { EnquiryIsland } from '#src/features/enquiry/enquiry-page.tsx'
import { HomePage } from '#src/features/home/home-page.tsx'
import { LegalPage } from '#src/features/legal/legal-page.tsx'
import { NewsletterOutcomes } from '#src/features/newsletter/newsletter-outcomes.tsx'
import { NewsletterIsland } from '#src/features/newsletter/newsletter-panel.tsx'
import { NotFoundNotice } from '#src/features/not-found/not-found-notice.tsx'
import { OperatorIsland } from '#src/features/operator/operator-page.tsx'
import { ReviewRequest } from '#src/features/order/review-request.tsx'
import { QuoteIsland } from '#src/features/quote/quote-page.tsx'
import { ApostillePage, ProcurementPage, TranslationPage } from '#src/features/services/service-pages.tsx'
import { SiteFooter } from '#src/layouts/site-footer.tsx'
import { SiteHeader } from '#src/layouts/site-header.tsx'
import { pageMeta } from '#src/lib/metadata/meta.ts'
import { business, service, type Thing } from '#src/lib/metadata/structured-data.ts'
import { robotsTxt, securityTxt, sitemapXml } from '#src/lib/metadata/well-known.ts'
import { isInEnglish } from '#src/lib/routes.ts'
import { allPages, loadMenus, loadPage, loadServices } from '#src/page-content.ts'
import { Proofs } from '#src/ui/proofs.tsx'
import { WithoutScripts } from '#src/ui/without-scripts.tsx'

/** Each page without the files of src/pages, which only Astro reads, and without what scripts show later. */

type Content = never
type Body = (props: Content) => ReactNode

/** A component that takes the page's texts as they are, whatever their shape. */
const withTexts = (component: unknown, more: object = {}): Body => {
  const Component = component as (props: object) => ReactNode
  return (props: object) => <Component {...props} {...more} />
}

const BODIES: Readonly<Record<string, Body>> = {
  '/': withTexts(HomePage),
  '/404': withTexts(NotFoundNotice),
  '/apostille-notarisation': withTexts(ApostillePage),
  '/corporate-document-translation': withTexts(TranslationPage),
  '/private-document-translation': withTexts(TranslationPage),
  '/global-document-procurement': withTexts(ProcurementPage),
  '/auth': () => [<AuthIsland key="auth" />, <OperatorIsland key="operator" />],
  '/booking-form': () => <BookingIsland />,
  '/contact-us-directly': withTexts(Contact),
  '/enquiry-form': () => <EnquiryIsland />,
  '/get-quote': () => [<QuoteIsland key="form" />, <Proofs key="proofs" />, <ReviewRequest key="review" />],
  '/our-events-gallery': withTexts(Events, { files: {}, hasGallery: true }),
  '/our-founders-story': withTexts(Founders, { files: {} }),
  '/polo-family-day': withTexts(PoloDay, { files: {} }),
  '/our-review': withTexts(Reviews),
  '/privacy-policy': withTexts(LegalPage),
  '/terms-of-service': withTexts(LegalPage),
  '/profile': () => [<ProfileIsland key="profile" />, <WithoutScripts key="without" text="No." />],
  '/register': () => null,
  '/reset-password': () => null,
  '/social-media-links': (props) => [
    <NewsletterOutcomes key="outcomes" />,
    <Social key="social" {...(props as object as Parameters<typeof Social>[0])} />,
    <NewsletterIsland key="form" />,
  ],
}

/** So that a new page is not forgotten. */
export const ADDRESSES = Object.keys(BODIES)

/** By English address: HTML, with its metadata. Those that stand in English only are not repeated. */
export async function pagesOf(wanted: readonly string[] = ADDRESSES): Promise<Record<string, string>> {
  const [menus, services, all] = await Promise.all([loadMenus(), loadServices(), allPages()])
  const said: Record<string, string> = {
    'robots.txt': robotsTxt(),
    'security.txt': securityTxt(new Date()),
    'sitemap.xml': sitemapXml(all),
  }
  for (const [address, body] of Object.entries(BODIES)) {
    if (isInEnglish(address) || !wanted.includes(address)) continue
    const content = await loadPage<Record<string, unknown>>(address)
    const { page } = content
    const props =
      address === '/' ? { ...content, services: { ...(content.services as object), services } } : content
    const things: Thing[] = []
    if (address === '/') things.push(business(services))
    if (content.service) things.push(service(content as never))
    const { title, canonical, tags, data } = pageMeta(page, things)
    said[address] = renderToStaticMarkup(
      <>
        <title>{title}</title>
        {tags.map((tag) => (
          <meta key={JSON.stringify(tag)} {...tag} />
        ))}
        <link rel="canonical" href={canonical} />
        <script type="application/ld+json">{JSON.stringify(data)}</script>
        <SiteHeader path={page.path} menus={menus} />
        {body(props as never)}
        <SiteFooter path={page.path} menus={menus} />
      </>,
    )
  }
  return said
}
