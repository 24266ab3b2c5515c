import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Link } from '@/components/link/link'
import { MotifLines } from '@/components/motif/motif-lines'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import { ListActivity } from '@/components/progress-bar/list-activity'
import { SortSelect } from '@/components/sort-select/sort-select'
import { dateSorts } from '@/lib/api/list-state'
import { pageCount, type Page } from '@/lib/api/paging'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NewsItem } from '../contract'
import { newsListShape, type NewsListState } from '../search-params'
import { NewsCard } from './news-card'
import styles from './news-list.module.css'

interface NewsListProps {
  locale: Locale
  state: NewsListState
  news: Page<NewsItem>
}

/** The way from a page without news: to the first page, or to the search of the portal. */
function WayOut({ locale, isFirst }: { locale: Locale; isFirst: boolean }) {
  const t = useTranslations()
  const path = isFirst ? routes.search() : routes.news()
  return (
    <ButtonLink href={localePath(locale, path)} variant="secondary">
      {isFirst ? t('layout.search.label') : t('lists.firstPage')}
    </ButtonLink>
  )
}

/** The news: count and order above, one large item and the rest small, pages below. */
export function NewsList({ locale, state, news }: NewsListProps) {
  const t = useTranslations('news')
  const pages = usePageTexts()
  const list = localePath(locale, routes.news())
  const headed = state.page === 1 && state.sort === 'date-desc'
  return (
    <div className={styles.news}>
      <ListActivity list="news" state={newsListShape.write(state)} />
      {news.data.length > 0 && (
        <Row gap={2} align="center" justify="between" nowrap tone="soft">
          <p role="status">
            {t(news.total_capped ? 'countCapped' : 'count', { count: news.total })}
          </p>
          <SortSelect
            action={list}
            name="sort"
            value={state.sort}
            label={t('sort.label')}
            apply={t('sort.apply')}
            icon={<Icon name="chevron-down" />}
            options={dateSorts.map((sort) => ({
              value: sort,
              text: t(`sort.${sort}`),
              href: `${list}${newsListShape.write(newsListShape.ordered(state, sort))}`,
            }))}
          />
        </Row>
      )}
      {news.data.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          motif={<MotifLines seed="no-news" mirrored />}
          action={<WayOut locale={locale} isFirst={state.page === 1} />}
        />
      ) : (
        <ul className={headed ? styles.headed : styles.even}>
          {news.data.map((item, index) => (
            <li key={item.id}>
              <NewsCard
                locale={locale}
                item={item}
                layout={headed && index === 0 ? 'lead' : 'upright'}
                first={index === 0}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        locale={locale}
        page={state.page}
        count={pageCount(news.total, newsListShape.pageSize)}
        hrefOf={(page) => `${list}${newsListShape.write({ ...state, page })}`}
        texts={pages}
      />
      <Link href={localePath(locale, routes.newsFeed())} data-reload className={styles.feed}>
        <Icon name="rss" size={18} />
        {t('feed')}
      </Link>
    </div>
  )
}
