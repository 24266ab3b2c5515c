import { markNotFound } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import type { MenuEntry, NavigationPage } from '../contract'
import { entryHead, isSiteMap, pageAddress, relatedEntries, type Resolution } from '../rules'
import { ContentPage } from './content-page'
import { NotFoundPage } from './not-found-page'
import { SiteMapPage } from './site-map-page'
import { tasks, type TaskKey } from './task-links'
import { UnderConstructionPage } from './under-construction-page'

interface ResolvedPageProps {
  resolution: Resolution
  locale: Locale
  entries: MenuEntry[]
  /** What the site map lists. */
  groups: NavigationPage[]
}

/** Shows what an address leads to: its page, the canonical address (308), or a real 404. */
export async function ResolvedPage({ resolution, locale, entries, groups }: ResolvedPageProps) {
  const addresses = taskAddresses(entries, locale)
  switch (resolution.kind) {
    case 'redirect':
      return permanentRedirect(resolution.to)
    case 'planned':
      return <UnderConstructionPage locale={locale} addresses={addresses} />
    case 'missing':
      await markNotFound()
      return <NotFoundPage locale={locale} addresses={addresses} />
    case 'page': {
      const { entry } = resolution
      if (isSiteMap(entry)) return <SiteMapPage locale={locale} page={entry} groups={groups} />
      return <ContentPage locale={locale} page={entry} related={relatedEntries(entry, entries)} />
    }
  }
}

/** The unprefixed addresses of the four tasks in a language. */
export function taskAddresses(entries: MenuEntry[], locale: Locale): Record<TaskKey, string> {
  const address = (key: TaskKey) => {
    const task = tasks.find((candidate) => candidate.key === key)
    return pageAddress(entries, task?.pageId ?? 0, locale)
  }
  return {
    startExporting: address('startExporting'),
    findMarket: address('findMarket'),
    findSupplier: address('findSupplier'),
    reportBarrier: address('reportBarrier'),
  }
}

/** The head of what an address leads to; what is no page is not indexed. */
export function resolvedMetadata(resolution: Resolution, locale: Locale, siteName: string): Metadata {
  if (resolution.kind !== 'page') return { robots: { index: false } }
  return pageMetadata({ locale, siteName, ...entryHead(resolution.entry, locale) })
}
