import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { AnswerLayout } from '../../components/answer-layout'
import { LimitsNote } from '../../components/limits-note'
import { MarketBanner } from '../../components/market-banner'
import type { HsNode } from '../../contract'
import { NodeList } from './node-list'

const pageSeed = 21

/** The sections of the Harmonized System: where a person begins who knows no code. */
export function SectionsPage({ locale, nodes }: { locale: Locale; nodes: readonly HsNode[] }) {
  const t = useTranslations('marketProducts')
  const head = {
    title: t('title'),
    description: t('description'),
    paths: samePath(routes.products()),
  }
  return (
    <>
      <MarketBanner
        locale={locale}
        head={head}
        seed={pageSeed}
        steps={[{ title: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <AnswerLayout>
        <NodeList locale={locale} nodes={nodes} />
        <LimitsNote locale={locale} />
      </AnswerLayout>
    </>
  )
}
