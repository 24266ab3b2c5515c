import { EmptyState } from '@/components/empty-state/empty-state'
import { Icon } from '@/components/icon/icon'
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

/** The news: count and order above, one large item and the rest small, pages below. */
export function NewsList({ locale, state, news }: NewsListProps) {
  const t = useTranslations('news')
  const pages = usePageTexts()
  const list = localePath(locale, routes.news())
  const headed = state.page === 1 && state.sort === 'date-desc'
  return (
    <div className={styles.news}>
      <ListActivity state={newsListShape.write(state)} />
      {news.data.length > 0 && (
        <div className={styles.bar}>
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
        </div>
      )}
      {news.data.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          motif={<MotifLines seed="no-news" mirrored />}
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
    </div>
  )
}
