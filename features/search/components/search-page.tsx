import { PageBanner } from '@/components/banner/page-banner'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { searchResults } from '../queries'
import { searchListShape, type RequestedSearch } from '../search-params'
import styles from './search-page.module.css'
import { SearchResults } from './search-results'

interface SearchPageProps {
  locale: Locale
  requested: RequestedSearch
  /** What the text asks for in itself, shown above the results and not counted; null for nothing. */
  lead: ReactNode
  /** Links to other pages, shown without a search text or without results. */
  ways: ReactNode
  /** The page with the form of the office, without language prefix. */
  contactPath: string
  /** What is offered below the results. */
  follow?: ReactNode
}

/** The search page `/search/{text}` (spec parts 1 and 3). */
export async function SearchPage(props: SearchPageProps) {
  const { locale, requested, lead, ways, contactPath, follow } = props
  const { text, view } = requested
  const [answer, t] = await Promise.all([
    text === '' ? undefined : searchResults(locale, text, view),
    getTranslations('search'),
  ])
  return (
    <>
      <PageBanner
        locale={locale}
        seed={bannerSeed}
        steps={[{ title: t('page.title') }]}
        title={
          <span className={styles.title}>
            {text === '' ? t('page.title') : t('page.results', { text: isolated(text, locale) })}
          </span>
        }
      />
      <SearchResults
        locale={locale}
        text={text}
        view={view}
        answer={answer}
        lead={lead}
        ways={ways}
        contactPath={contactPath}
      />
      {follow}
    </>
  )
}

const bannerSeed = 8

/** The metadata of the search page; search engines do not index what people searched for. */
export async function searchMetadata(
  locale: Locale,
  siteName: string,
  { text, view }: RequestedSearch,
): Promise<Metadata> {
  const t = await getTranslations('search')
  const title = text === '' ? t('page.title') : t('page.results', { text: isolated(text, locale) })
  return {
    ...pageMetadata({
      locale,
      siteName,
      title: view.page > 1 ? t('page.view', { title, page: view.page }) : title,
      description: t('page.description'),
      paths: samePath(`${routes.search(text)}${searchListShape.write(view)}`),
    }),
    robots: { index: false, follow: true },
  }
}
