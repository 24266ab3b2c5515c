'use client'

import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { DescribedRow } from '@/components/work-record/described-row'
import { RecordPart } from '@/components/work-record/record-part'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatMonth } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useTranslations } from 'next-intl'
import type { UnansweredPair } from '../contract'

/** Products and markets that people asked for and that have no tariff, by month. */
export function UnansweredPairs({ pairs }: { pairs: readonly UnansweredPair[] }) {
  const t = useTranslations('admin.facts')
  const locale = useInterfaceLocale()
  return (
    <RecordPart title={t('unanswered')}>
      <Note>{t(pairs.length === 0 ? 'noneUnanswered' : 'unansweredLead')}</Note>
      {pairs.length > 0 && (
        <ul>
          {pairs.map((pair) => (
            <DescribedRow
              key={`${pair.country_code}-${pair.hs6}-${pair.month}`}
              label={
                <>
                  {t('pair', {
                    product: isolated(inLocale(pair, 'product', locale), locale),
                    market: inLocale(pair, 'market', locale),
                  })}{' '}
                  <Text dir="ltr" as="bdi" tone="soft" tabular>
                    {pair.hs6}
                  </Text>
                </>
              }
            >
              {t('asked', { count: pair.count, month: formatMonth(pair.month, locale) })}
            </DescribedRow>
          ))}
        </ul>
      )}
    </RecordPart>
  )
}
