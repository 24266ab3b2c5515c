import { siteMapGroups, menuEntries } from '../queries'
import { resolveAddress, type EntryView } from '../rules'
import type { Locale } from '@/lib/i18n/locale'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ResolvedPage, resolvedMetadata, type Feedback } from './resolved-page'

interface EntryPageProps {
  locale: Locale
  /** The unprefixed address as it was asked for, decoded. */
  path: string
  /** Asks at the end of the page whether it was useful. */
  feedback?: Feedback
  /** What follows the text: lists and forms of an application page. */
  children?: ReactNode
}

/**
 * The page of the menu entry at an address with the application that stands below its text; for an
 * address that is not the entry's own, the canonical one (308) or a real 404.
 */
export async function EntryPage({ locale, path, feedback, children }: EntryPageProps) {
  const [entries, groups] = await Promise.all([menuEntries(), siteMapGroups()])
  const resolution = resolveAddress(entries, path, locale)
  return (
    <ResolvedPage
      locale={locale}
      entries={entries}
      groups={groups}
      resolution={resolution}
      feedback={feedback}
    >
      {children}
    </ResolvedPage>
  )
}

/** The head of the page at an address, or of one of its views. */
export async function entryPageMetadata(
  locale: Locale,
  path: string,
  siteName: string,
  view?: EntryView,
): Promise<Metadata> {
  const resolution = resolveAddress(await menuEntries(), path, locale)
  return resolvedMetadata(resolution, locale, siteName, view)
}
