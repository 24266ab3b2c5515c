import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { PaperList } from '../../components/paper-list'
import { isAllUnconfirmed, UnconfirmedList } from '../../components/unconfirmed-list'
import { isConfirmed, isFreeForAll } from '../../rules'
import type { PairAnswer } from '../contract'

const stages = ['export', 'import'] as const

/** The documents at export from the country and at import: from whom, and when. */
export function DocumentsSection({ locale, answer }: { locale: Locale; answer: PairAnswer }) {
  const t = useTranslations('marketAccess')
  const { duty, additional } = answer
  const isFree = duty !== null && isFreeForAll(duty) && isConfirmed(duty.confidence)
  const gain = additional.length > 0 ? 'nothingGainedPermanent' : 'nothingGained'
  const isRemarked = isAllUnconfirmed(answer.documents)
  return (
    <Stack aria-labelledby="documents" as="section" gap={4}>
      <SectionHeading id="documents" lead={t('facts.byChapter')}>
        {t('pair.sections.documents')}
      </SectionHeading>
      {isFree && answer.origins.length > 0 && <p>{t(`pair.documents.${gain}`)}</p>}
      {isRemarked && <UnconfirmedList />}
      {stages.map((stage) => (
        <div key={stage}>
          <Text as="h3" tone="title" step={1} below={2}>
            {t(`pair.documents.${stage}`)}
          </Text>
          <PaperList
            locale={locale}
            isRemarked={isRemarked}
            papers={answer.documents.filter((paper) => paper.stage === stage)}
          />
        </div>
      ))}
    </Stack>
  )
}
