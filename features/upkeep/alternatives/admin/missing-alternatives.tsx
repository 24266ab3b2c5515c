'use client'

import { EmptyState } from '@/components/empty-state/empty-state'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { MotifLines } from '@/components/motif/motif-lines'
import { DescribedRow } from '@/components/work-record/described-row'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { endpointQuery } from '@/lib/api/query-options'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { nativeName } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { UpkeepPage } from '../../admin/upkeep-page'
import { missingAlternatives } from '../contract'
import styles from './missing-alternatives.module.css'

/** Published pictures without an alternative text, by record. */
export function MissingAlternatives() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const found = useQuery(endpointQuery(missingAlternatives))
  return (
    <UpkeepPage part="alternatives">
      <LoadedRecord query={found}>
        {({ records, is_cut }) =>
          records.length === 0 ? (
            <EmptyState
              title={t('upkeep.alternatives.none')}
              text={t('upkeep.alternatives.noneText')}
              motif={<MotifLines seed="alternatives" />}
            />
          ) : (
            <>
              <Text role="status" tone="soft">
                {is_cut
                  ? t('upkeep.alternatives.more', { count: records.length })
                  : t('upkeep.alternatives.found', { count: records.length })}
              </Text>
              <ul>
                {records.map((record) => (
                  <DescribedRow
                    key={`${record.kind}-${record.id}`}
                    to={`/content/${record.kind}/${record.id}`}
                    label={<Bilingual of={record} field="label" locale={locale} />}
                  >
                    <span>{t(`kinds.${record.kind}`)}</span>
                    <ul className={styles.pictures}>
                      {record.pictures.map(({ field, src, languages }, index) => (
                        <Row key={`${field}-${index}`} as="li" gap={3} align="center" nowrap>
                          <img src={src} alt="" loading="lazy" className={styles.thumb} />
                          {t('upkeep.alternatives.missingIn', {
                            field: t(`fields.${field}`),
                            languages: joinTexts(
                              languages.map((one) => nativeName[one]),
                              locale,
                            ),
                          })}
                        </Row>
                      ))}
                    </ul>
                  </DescribedRow>
                ))}
              </ul>
            </>
          )
        }
      </LoadedRecord>
    </UpkeepPage>
  )
}
