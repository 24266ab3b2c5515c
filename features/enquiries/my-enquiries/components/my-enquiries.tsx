import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { EnquiryRow } from '../contract'
import type { EnquiryCounters } from '../rules'
import type { EnquiryState } from '../search-params'
import { EnquiryList } from './enquiry-list'
import { MemberBanner } from '@/components/banner/member-banner'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import styles from './my-enquiries.module.css'

interface MyEnquiriesProps {
  locale: Locale
  userId: number
  state: EnquiryState
  first: Page<EnquiryRow>
  counters: EnquiryCounters
}

/** A person's enquiries: the counters and the table (spec part 3, 'User enquiries'). */
export function MyEnquiries({ locale, userId, state, first, counters }: MyEnquiriesProps) {
  const t = useTranslations('myEnquiries')
  const common = useListTexts()
  const { filters, apply } = common
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} steps={[]} />
      <Stack gap={6} bounded page>
        <Row as="ul" gap={6} lineGap={2} tone="soft" tabular className={styles.figures}>
          <li>{t('figures.total', { count: counters.total })}</li>
          <li>{t('figures.open', { count: counters.open })}</li>
          <li>{t('figures.unread', { count: counters.unread })}</li>
        </Row>
        <EnquiryList
          locale={locale}
          userId={userId}
          path={localePath(locale, routes.userEnquiries())}
          state={state}
          first={first}
          counts={Object.fromEntries(counters.by_status.map(({ iid, count }) => [iid, count]))}
          texts={{
            title: t('list.title'),
            count: countForms((count) => t('figures.total', { count }), locale),
            empty: t.raw('list.empty'),
            sorts: t.raw('list.sort'),
            column: t.raw('list.column'),
            enquiry: t.raw('list.enquiry'),
            unread: countForms((count) => t('figures.unread', { count }), locale),
            subject: t.raw('list.subject'),
            last: t.raw('list.last'),
            due: t.raw('list.due'),
            search: t('list.search'),
            statuses: t('list.statuses'),
            status: t.raw('status'),
            filters,
            apply,
            list: common,
          }}
        />
      </Stack>
    </>
  )
}
