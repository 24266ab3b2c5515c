import { siteMapGroups, menuEntries } from '../queries'
import { resolveAddress, withTools, type EntryView, type MenuTool } from '../rules'
import type { Locale } from '@/lib/i18n/locale'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ResolvedPage, resolvedMetadata, type Feedback } from './resolved-page'

interface EntryPageProps {
  locale: Locale
  /** The requested address without language prefix, decoded. */
  path: string
  /** The feedback form at the end of the page. */
  feedback?: Feedback
  /** The lists and forms of an application page, above its text. */
  children?: ReactNode
  /** The tools for exporters: their names in the site map, and their links on pages for exporters. */
  tools?: { named: readonly MenuTool[]; links: ReactNode }
}

/**
 * The page of the menu entry at an address, with its application; redirects other
 * addresses of the entry to the canonical one (308) and returns 404 for unknown ones.
 */
export async function EntryPage({ locale, path, feedback, children, tools }: EntryPageProps) {
  const [entries, groups] = await Promise.all([menuEntries(), siteMapGroups()])
  const resolution = resolveAddress(entries, path, locale)
  return (
    <ResolvedPage
      locale={locale}
      entries={entries}
      groups={withTools(groups, tools?.named ?? [])}
      tools={tools?.links}
      resolution={resolution}
      feedback={feedback}
    >
      {children}
    </ResolvedPage>
  )
}

/** The metadata of the page at an address, or of one of its views. */
export async function entryPageMetadata(
  locale: Locale,
  path: string,
  siteName: string,
  view?: EntryView,
): Promise<Metadata> {
  const resolution = resolveAddress(await menuEntries(), path, locale)
  return resolvedMetadata(resolution, locale, siteName, view)
}
