import { sendNotFound } from '@/lib/cache/page-data'
import type { Locale } from '@/lib/i18n/locale'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { MenuEntry } from '../contract'
import { menuEntries } from '../queries'
import { pageAddress } from '../rules'
import { NotFoundPage } from './not-found-page'
import { tasks, type TaskKey } from './task-links'

/** The not-found page in the language of the visitor, sent with status 404. */
export async function NotFoundResponse({ locale }: { locale: Locale }) {
  const [entries] = await Promise.all([menuEntries(), sendNotFound()])
  return <NotFoundPage locale={locale} addresses={taskAddresses(entries, locale)} />
}

/** The metadata of an unknown address, which search engines do not index. */
export async function notFoundMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors')
  return { title: t('notFound.title'), robots: { index: false } }
}

/** The addresses of the four tasks in a language, without prefix. */
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
