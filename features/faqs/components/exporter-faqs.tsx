import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { MotifLines } from '@/components/motif/motif-lines'
import { usePageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import { pageCount, type Page } from '@/lib/api/paging'
import type { Locale } from '@/lib/i18n/locale'
import { faqTabs } from '@/lib/routing/tabs'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Faq } from '../contract'
import { exporterFaqQuery, type ExporterFaqState } from '../search-params'
import { FaqView } from './faq-view'

interface ExporterFaqsProps {
  locale: Locale
  state: ExporterFaqState
  faqs: Page<Faq>
  /** The page's own address, without language prefix. */
  path: string
  contactPath: string
}

/** The questions of exporters: three tabs, and the list of all in pages. */
export function ExporterFaqs({ locale, state, faqs, path, contactPath }: ExporterFaqsProps) {
  const t = useTranslations('faq')
  const hrefOf = (view: ExporterFaqState) => localePath(locale, `${path}${exporterFaqQuery(view)}`)
  const first = hrefOf({ ...state, page: 1 })
  const pages = usePageTexts()
  const count = pageCount(faqs.total, faqs.per_page)
  return (
    <FaqView
      locale={locale}
      path={`${path}${exporterFaqQuery(state)}`}
      groups={faqTabs.map((tab) => ({
        href: hrefOf({ tab, page: 1 }),
        title: t(`exporters.${tab}.title`),
      }))}
      current={first}
      heading={{
        title: t(`exporters.${state.tab}.title`),
        text: t(`exporters.${state.tab}.text`),
      }}
      faqs={faqs.data}
      total={faqs.total}
      pages={
        state.tab === 'all' &&
        state.page <= count && (
          <Pagination
            locale={locale}
            page={state.page}
            count={count}
            hrefOf={(page) => hrefOf({ ...state, page })}
            texts={pages}
          />
        )
      }
      beyond={state.page > 1 ? <Beyond first={first} /> : undefined}
      contactPath={contactPath}
    />
  )
}

/**
 * The metadata of a view; undefined for the first tab, which has the address and the metadata of
 * the page.
 */
export async function exporterFaqView(state: ExporterFaqState) {
  const query = exporterFaqQuery(state)
  if (query === '') return undefined
  const t = await getTranslations('faq')
  const group = t(`exporters.${state.tab}.title`)
  return {
    query,
    description: t(`exporters.${state.tab}.text`),
    title: (title: string) =>
      state.page > 1
        ? t('pageTitle', { group, title, page: state.page })
        : t('viewTitle', { group, title }),
  }
}

function Beyond({ first }: { first: string }) {
  const t = useTranslations('faq')
  return (
    <EmptyState
      title={t('beyond')}
      text={t('beyondText')}
      motif={<MotifLines seed="faq-empty" />}
      action={
        <ButtonLink href={first} variant="secondary">
          {t('first')}
        </ButtonLink>
      }
    />
  )
}
