import { MemberBanner } from '@/components/banner/member-banner'
import { Chip } from '@/components/chip/chip'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Link } from '@/components/link/link'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import { TabLinks } from '@/components/tab-links/tab-links'
import type { Page } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { RequestList } from '../../components/request-list'
import { StateChip } from '../../components/state-chip'
import { inboxFolders, type InboxFolder, type InboxRow } from '../contract'

interface InboxListProps {
  locale: Locale
  folder: InboxFolder | undefined
  requests: Page<InboxRow>
  counters: Record<InboxFolder, number>
}

/** The inbox of a company: its folders, and the requests of one, newest first. */
export function InboxList({ locale, folder, requests, counters }: InboxListProps) {
  const t = useTranslations('quotations.inbox')
  const { data, total, page, per_page } = requests
  const path = localePath(locale, routes.quotationInbox())
  const hrefOf = (of: InboxFolder | undefined) => (of === undefined ? path : `${path}?state=${of}`)
  const current = hrefOf(folder)
  const shown = inboxFolders.filter((of) => of === 'open' || of === folder || counters[of] > 0)
  const pageTexts = usePageTexts()
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <RequestList
        head={
          <TabLinks
            label={t('folders')}
            current={current}
            tabs={[
              { href: path, title: t('all') },
              ...shown.map((of) => ({
                href: hrefOf(of),
                title: t('counted', { folder: t(`folder.${of}`), count: counters[of] }),
              })),
            ]}
          />
        }
        empty={total === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
        rows={data.map((row) => ({
          id: row.id,
          title: (
            <Link href={localePath(locale, routes.quotationInboxItem(row.id))}>
              <bdi>{row.subject}</bdi>
            </Link>
          ),
          chip: (
            <>
              {row.unread && <Chip tone="petrol">{t('unread')}</Chip>}
              <StateChip state={row.state} />
            </>
          ),
          note: (
            <>
              {t('from', {
                company: isolated(row.buyer.company_name, locale),
                country: inLocale(row.buyer.country, 'name', locale),
              })}
              {row.sent_at !== null && (
                <> · {t('arrived', { date: formatInstant(row.sent_at, locale) })}</>
              )}
            </>
          ),
        }))}
      >
        <Pagination
          locale={locale}
          page={page}
          count={Math.ceil(total / per_page)}
          hrefOf={(number) =>
            number === 1 ? current : `${current}${folder ? '&' : '?'}page=${number}`
          }
          texts={pageTexts}
        />
      </RequestList>
    </>
  )
}
