import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { call } from '@/lib/api/call'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { getTranslations } from 'next-intl/server'
import { barriersConcerning } from '../contract'
import { hasRegister } from '../queries'
import { BarrierRow } from './barrier-row'
import styles from './concerned-barriers.module.css'
import { RegisterLink } from './register-link'

interface ConcernedBarriersProps {
  locale: Locale
  market?: { iso2: string }
  /** A product, a heading or a chapter of the tariff. */
  product?: { code: string }
}

/** The published barriers that concern a market or a product; without any, a market's page leads to the register. */
export async function ConcernedBarriers({ locale, market, product }: ConcernedBarriersProps) {
  if (!hasRegister()) return null
  const about = { market: market?.iso2, hs: product?.code }
  const [t, found] = await Promise.all([
    getTranslations('barriers'),
    call(barriersConcerning, { query: about }),
  ])
  if (found.length === 0) return product === undefined && <RegisterLink locale={locale} />
  const texts = {
    hs: t.raw('hs'),
    allProducts: t('allProducts'),
    sample: t('sample'),
    companies: countForms((count) => t('companies', { count }), locale),
    status: t.raw('status'),
    measure: t.raw('measure'),
  }
  return (
    <>
      <section aria-labelledby="barriers" className={styles.part}>
        <SectionHeading id="barriers" lead={t('concernedLead')}>
          {t('concerned')}
        </SectionHeading>
        <Stack as="ul" gap={3} bounded>
          {found.map((barrier) => (
            <li key={barrier.id}>
              <BarrierRow locale={locale} barrier={barrier} texts={texts} />
            </li>
          ))}
        </Stack>
      </section>
      <RegisterLink locale={locale} />
    </>
  )
}
