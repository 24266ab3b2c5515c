import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Link } from '@/components/link/link'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import type { Page } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { RequestList } from '../../components/request-list'
import { StateChip } from '../../components/state-chip'
import type { RequestRow } from '../contract'

interface MyRequestsProps {
  locale: Locale
  requests: Page<RequestRow>
}

/** The requests for quotations that a person sent, newest first. */
export function MyRequests({ locale, requests }: MyRequestsProps) {
  const t = useTranslations('quotations.mine')
  const { data, total, page, per_page } = requests
  const path = localePath(locale, routes.myQuotationRequests())
  const pageTexts = usePageTexts()
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <RequestList
        empty={
          total === 0 && (
            <EmptyState
              title={t('empty.title')}
              text={t('empty.text')}
              action={
                <ButtonLink href={localePath(locale, routes.localBuyers('products'))}>
                  {t('empty.action')}
                </ButtonLink>
              }
            />
          )
        }
        rows={data.map(({ id, path: link, state, subject, company, created_at }) => ({
          id,
          title: (
            <Link href={localePath(locale, link)}>
              <bdi>{subject}</bdi>
            </Link>
          ),
          chip: <StateChip state={state} />,
          note: (
            <>
              {t('to', { company: isolated(inLocale(company, 'name', locale), locale) })}
              {' · '}
              {t('sent', { date: formatInstant(created_at, locale) })}
            </>
          ),
        }))}
      >
        <Pagination
          locale={locale}
          page={page}
          count={Math.ceil(total / per_page)}
          hrefOf={(number) => (number === 1 ? path : `${path}?page=${number}`)}
          texts={pageTexts}
        />
      </RequestList>
    </>
  )
}
