import { ButtonLink } from '@/components/button/button-link'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { NoRecords } from '@/components/list-view/no-records'
import { useListTexts } from '@/components/list-view/list-texts'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import { totalLimit } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SearchAnswer } from '../contract'
import { asCorrected, foundInAll, searchPages } from '../rules'
import {
  searchAddress,
  typesOf,
  questionHref,
  viewAsTyped,
  withTypes,
  type SearchView,
} from '../search-params'
import { SearchResult } from './search-result'
import { LazySearchField } from './lazy-search-field'
import styles from './search-results.module.css'
import { fieldTexts, useSearchTexts } from './search-texts'
import { TypeLinks } from './type-links'

interface SearchResultsProps {
  locale: Locale
  text: string
  view: SearchView
  /** Undefined without a search text. */
  answer: SearchAnswer | undefined
  /** What the text asks for in itself; it is on the first page of all types only. */
  lead?: ReactNode
  ways: ReactNode
  /** The page with the form of the office, without language prefix. */
  contactPath: string
}

/** The search box with the results below it and search tips next to them. */
export function SearchResults(props: SearchResultsProps) {
  const { locale, text, view, answer, lead = null, ways, contactPath } = props
  const t = useTranslations('search')
  const texts = useSearchTexts(locale)
  const isFirst = view.page === 1 && typesOf(view).length === 0
  const isAnswered = isFirst && lead !== null && answer?.total === 0
  return (
    <div className={styles.frame}>
      <div className={styles.box} data-no-print>
        <LazySearchField
          key={text}
          locale={locale}
          texts={fieldTexts(texts)}
          look="page"
          text={text}
        />
      </div>
      <Stack gap={6} bounded top className={styles.results}>
        {isFirst && lead}
        {answer && !isAnswered && (
          <Found
            locale={locale}
            text={text}
            view={view}
            answer={answer}
            contactPath={contactPath}
            isBelowLead={isFirst && lead !== null}
          />
        )}
        {(!answer || answer.total === 0) && !isAnswered && ways}
      </Stack>
      <aside aria-labelledby="search-tips" className={styles.tips} data-no-print>
        <Text id="search-tips" as="h2" step={0}>
          {t('tips.title')}
        </Text>
        <Stack as="ul" gap={3} tone="soft" step={-1} above={3}>
          <li>{t('tips.languages')}</li>
          <li>{t('tips.codes')}</li>
          <li>{t('tips.publications')}</li>
        </Stack>
      </aside>
    </div>
  )
}

interface FoundProps {
  locale: Locale
  text: string
  view: SearchView
  answer: SearchAnswer
  contactPath: string
}

function Found(props: FoundProps & { isBelowLead: boolean }) {
  const { locale, text, view, answer, contactPath, isBelowLead } = props
  const t = useTranslations('search')
  const pages = usePageTexts()
  const count = searchPages(answer.total)
  const where = { page: view.page, count }
  const found = answer.total_capped
    ? t('countCapped', { count: totalLimit })
    : t('count', { count: answer.total })
  return (
    <Stack aria-label={t('results')} as="section" gap={4} bounded>
      {foundInAll(answer) > 0 && (
        <TypeLinks locale={locale} text={text} counts={answer.counts} view={view} />
      )}
      {answer.corrected !== undefined && answer.total > 0 && (
        <p className={styles.corrected}>
          {t(isBelowLead ? 'correctedBelow' : 'corrected', {
            text: isolated(text, locale),
            corrected: isolated(asCorrected(answer.corrected, answer.data), locale),
          })}{' '}
          <Link href={searchAddress(locale, text, viewAsTyped)}>
            {t('instead', { text: isolated(text, locale) })}
          </Link>
        </p>
      )}
      {answer.suggestion !== undefined && (
        <p className={styles.corrected}>
          {t('didYouMean')}{' '}
          <Link href={searchAddress(locale, answer.suggestion)}>
            <bdi>{answer.suggestion}</bdi>
          </Link>
        </p>
      )}
      {answer.total > 0 && (
        <Text role="status" tone="soft" tabular>
          {found}
          {count > 1 && ` · ${fillText(pages.current, where, locale)}`}
        </Text>
      )}
      {answer.data.length > 0 ? (
        <Stack as="ol" gap={3} bounded>
          {answer.data.map((hit) => (
            <li key={`${hit.type}-${hit.id}`}>
              <SearchResult locale={locale} hit={hit} />
            </li>
          ))}
        </Stack>
      ) : (
        <NothingFound
          locale={locale}
          text={text}
          view={view}
          answer={answer}
          contactPath={contactPath}
        />
      )}
      <Pagination
        {...where}
        locale={locale}
        hrefOf={(page) => searchAddress(locale, text, { ...view, page })}
        texts={pages}
      />
    </Stack>
  )
}

/** The reason why a view has no results, with a link to a view that has some. */
function NothingFound({ locale, text, view, answer, contactPath }: FoundProps) {
  const t = useTranslations('search')
  const { beyond, firstPage } = useListTexts()
  if (answer.total > 0) {
    const first = searchAddress(locale, text, { ...view, page: 1 })
    return <NoRecords {...beyond} back={{ href: first, text: firstPage }} />
  }
  if (foundInAll(answer) > 0) {
    const all = searchAddress(locale, text, withTypes(view, []))
    return (
      <NoRecords
        title={t('noneOfKinds.title', { text: isolated(text, locale) })}
        text={t('noneOfKinds.text')}
        back={{ href: all, text: t('noneOfKinds.back') }}
      />
    )
  }
  return (
    <>
      <NoRecords title={t('none.title', { text: isolated(text, locale) })} text={t('none.text')} />
      {answer.fewer && answer.fewer.length > 0 && (
        <div>
          <p>{t('fewer')}</p>
          <Stack as="ul" gap={2} above={2}>
            {answer.fewer.map(({ q, total }) => (
              <li key={q}>
                <Link href={searchAddress(locale, q)}>
                  <bdi>{q}</bdi>
                </Link>{' '}
                {t('count', { count: total })}
              </li>
            ))}
          </Stack>
        </div>
      )}
      {answer.lists && answer.lists.length > 0 && (
        <div>
          <p>{t('lists')}</p>
          <Stack as="ul" gap={2} above={2}>
            {answer.lists.map((list) => (
              <li key={list.id}>
                <Link href={localePath(locale, list.path)}>{inLocale(list, 'title', locale)}</Link>
              </li>
            ))}
          </Stack>
        </div>
      )}
      <div className={styles.question}>
        <Text as="h2" step={0}>
          {t('question.title')}
        </Text>
        <p>{t('question.text')}</p>
        <p>
          <ButtonLink href={questionHref(locale, contactPath, text)}>
            {t('question.send', { text: isolated(text, locale) })}
          </ButtonLink>
        </p>
      </div>
    </>
  )
}
