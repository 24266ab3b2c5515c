import { PageFeedback } from '@/features/feedback/components/page-feedback'
import { EntryPage, entryPageMetadata } from '@/features/pages/components/entry-page'
import type { Feedback } from '@/features/pages/components/resolved-page'
import type { EntryView } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import { decodeSegment, routes } from '@/lib/routing/routes'
import type { ReactNode } from 'react'

interface Segments {
  locale: string
  record?: string
}

interface Place<Given> {
  locale: Locale
  /** The address of the entry without language prefix. */
  path: string
  /** The segments of the address. */
  given: Given
}

/** The address of an entry whose page id is the segment `record`. */
export function recordPath({ record = '' }: Segments): string {
  return routes.applicationPage(decodeSegment(record))
}

/** The page of a menu entry with its application below the text. */
export function entryPage<Given extends Segments>(page: {
  /** The address of the entry; without it the page id in the address names the entry. */
  path?: string | ((given: Given) => string)
  Content?: (place: Place<Given>) => ReactNode | Promise<ReactNode>
  /** The view that the address names, where it is not the page itself. */
  view?: (given: Given) => Promise<EntryView | undefined>
  /** Null for a page that asks for no feedback. */
  feedback?: Feedback | null
}) {
  const { path = recordPath, Content, view, feedback = PageFeedback } = page
  async function read({ params }: { params: Promise<Given> }): Promise<Place<Given>> {
    const given = await params
    const own = typeof path === 'string' ? path : path(given)
    return { locale: localeOf(given.locale), path: own, given }
  }
  async function generateMetadata(props: { params: Promise<Given> }) {
    const [{ locale, path: own, given }, site] = await Promise.all([read(props), siteSettings()])
    return entryPageMetadata(locale, own, inLocale(site, 'name', locale), await view?.(given))
  }
  async function Page(props: { params: Promise<Given> }) {
    const place = await read(props)
    return (
      <EntryPage locale={place.locale} path={place.path} feedback={feedback ?? undefined}>
        {Content && <Content {...place} />}
      </EntryPage>
    )
  }
  return { generateMetadata, Page }
}
