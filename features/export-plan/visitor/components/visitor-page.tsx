import { PageBanner } from '@/components/banner/page-banner'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { PlanNotices } from '../../components/plan-pairs'
import type { PlanMarket } from '../../contract'
import type { PlanPages } from '../../rules'
import { VisitorPlan } from './visitor-plan'
import styles from './visitor-plan.module.css'

interface VisitorPageProps {
  locale: Locale
  pages: PlanPages
  markets: readonly PlanMarket[]
  notices?: PlanNotices
}

/** The page of an export plan without an account. */
export function VisitorPage({ locale, pages, markets, notices = {} }: VisitorPageProps) {
  const t = useTranslations('visitorPlan')
  const plan = useTranslations('exportPlan')
  const { raw } = useTranslations()
  return (
    <>
      <PageBanner
        locale={locale}
        seed={7}
        steps={[{ title: t('title') }]}
        title={t('title')}
        lead={t('description')}
      />
      <div className={styles.page}>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <VisitorPlan
          locale={locale}
          pages={pages}
          markets={markets}
          notices={notices}
          messages={{ exportPlan: raw('exportPlan') }}
          texts={plan.raw('visitor')}
          codes={raw('offerForm.codes')}
          rules={{ required: raw('rules.required') }}
        />
      </div>
    </>
  )
}
