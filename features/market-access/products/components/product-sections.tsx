import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { MarketNotices } from '../../components/market-notices'
import { RelatedLists } from '../../components/related-lists'
import { StepLinks } from '../../components/step-links'
import type { Product } from '../../contract'
import type { RelatedRecords } from '../../related/contract'
import type { ProductNode } from '../contract'
import { OpeningsTable } from './openings-table'
import { SalesSection } from './sales-section'

interface ProductSectionsProps {
  locale: Locale
  found: ProductNode
  product: Product
  related: RelatedRecords
  askHref: string
}

const noLists = {
  companies: { total: 0, records: [] },
  offers: { total: 0, records: [] },
  events: [],
  institutions: [],
  experts: [],
  news: [],
  publications: { total: 0, newest: null },
} satisfies RelatedRecords

/** What is known of a subheading: where it could go, who offers it, where it goes, and what to do. */
export function ProductSections(props: ProductSectionsProps) {
  const { locale, found, product, related, askHref } = props
  const t = useTranslations('marketProducts')
  const { companies, offers, ...others } = related
  const to = (path: string) => localePath(locale, path)
  return (
    <>
      <Stack aria-labelledby="openings" as="section" gap={3}>
        <SectionHeading id="openings" lead={t('openingsLead')}>
          {t('openings')}
        </SectionHeading>
        <OpeningsTable locale={locale} product={product} openings={found.openings} />
        {found.openings.map(({ market }) => (
          <MarketNotices
            key={market.iso2}
            locale={locale}
            notices={market.notices}
            name={inLocale(market, 'name', locale)}
          />
        ))}
      </Stack>
      <Stack aria-labelledby="offers" as="section" gap={3}>
        <SectionHeading id="offers">{t('offers')}</SectionHeading>
        <RelatedLists
          locale={locale}
          related={{ ...noLists, companies, offers }}
          code={product.code}
          none={t('noOffers')}
        />
      </Stack>
      <SalesSection locale={locale} product={product} found={found} />
      {hasAny(others) && (
        <Stack aria-labelledby="related" as="section" gap={3}>
          <SectionHeading id="related">{t('related')}</SectionHeading>
          <RelatedLists locale={locale} related={{ ...noLists, ...others }} none="" />
        </Stack>
      )}
      <Stack aria-labelledby="next" as="section" gap={3}>
        <SectionHeading id="next">{t('next')}</SectionHeading>
        <StepLinks
          steps={[
            { href: to(routes.originCheck()), title: t('origin'), text: t('originText') },
            { href: askHref, title: t('ask'), text: t('askText') },
            {
              href: to(routes.localBuyers('products')),
              title: t('suppliers'),
              text: t('suppliersText'),
            },
            { href: to(routes.markets()), title: t('markets'), text: t('marketsText') },
          ]}
        />
      </Stack>
    </>
  )
}

type Others = Omit<RelatedRecords, 'companies' | 'offers'>

function hasAny({ publications, ...lists }: Others): boolean {
  return publications.total > 0 || Object.values(lists).some(({ length }) => length > 0)
}
