import type { Locale } from '@/lib/i18n/locale'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import type { ComponentType, ReactNode } from 'react'
import type { MenuEntry, NavigationPage } from '../contract'
import {
  entryHead,
  isSiteMap,
  leadsToTools,
  relatedEntries,
  type EntryView,
  type Resolution,
} from '../rules'
import { ContentPage } from './content-page'
import { NotFoundResponse, notFoundMetadata } from './not-found-response'
import { RedirectResponse } from './redirect-response'
import { SiteMapPage } from './site-map-page'

/** Renders the feedback form of an entry's page. */
export type Feedback = ComponentType<{ locale: Locale; entryId: number }>

interface ResolvedPageProps {
  resolution: Resolution
  locale: Locale
  entries: MenuEntry[]
  /** The entries of the site map. */
  groups: NavigationPage[]
  feedback?: Feedback | undefined
  /** The application of the entry's page. */
  children?: ReactNode
  /** The links to the tools for exporters. */
  tools?: ReactNode
}

/** Renders the page of an address, redirects to the canonical address (308), or returns 404. */
export function ResolvedPage(props: ResolvedPageProps) {
  const { resolution, locale, entries, groups, feedback: Feedback, children, tools } = props
  switch (resolution.kind) {
    case 'redirect':
      return <RedirectResponse href={resolution.to} />
    case 'missing':
      return <NotFoundResponse locale={locale} />
    case 'page': {
      const { entry } = resolution
      if (isSiteMap(entry)) return <SiteMapPage locale={locale} page={entry} groups={groups} />
      return (
        <ContentPage
          locale={locale}
          page={entry}
          related={relatedEntries(entry, entries)}
          feedback={Feedback && <Feedback locale={locale} entryId={entry.id} />}
          tools={leadsToTools(entry) && tools}
        >
          {children}
        </ContentPage>
      )
    }
  }
}

/** The metadata of an address; addresses without a page are not indexed. */
export async function resolvedMetadata(
  resolution: Resolution,
  locale: Locale,
  siteName: string,
  view?: EntryView,
): Promise<Metadata> {
  if (resolution.kind !== 'page') return notFoundMetadata()
  return pageMetadata({ locale, siteName, ...entryHead(resolution.entry, locale, view) })
}
