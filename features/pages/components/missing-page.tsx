import { markNotFound } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { MenuEntry } from '../contract'
import { pageAddress } from '../rules'
import { NotFoundPage } from './not-found-page'
import { tasks, type TaskKey } from './task-links'

/** A real 404: the page store gives the status to a page that shows this. */
export async function MissingPage({ locale, entries }: { locale: Locale; entries: MenuEntry[] }) {
  await markNotFound()
  return <NotFoundPage locale={locale} addresses={taskAddresses(entries, locale)} />
}

/** The head of an address that leads to nothing: search engines leave it out. */
export async function missingMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return { title: t('notFound.title'), robots: { index: false } }
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
