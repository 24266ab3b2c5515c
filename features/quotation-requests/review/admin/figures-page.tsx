'use client'

import { DefinitionList } from '@/components/definition-list/definition-list'
import { Stack } from '@/components/layout/stack'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import type { OutputOf } from '@/lib/api/endpoint'
import { endpointQuery } from '@/lib/api/query-options'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, formatMean, formatNumber } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { quotationFigures } from '../contract'

type Figures = OutputOf<typeof quotationFigures>

/** The numbers of requests, and the companies that do not answer, which only staff see. */
export function FiguresPage() {
  const t = useTranslations('quotations.review')
  const query = useQuery(endpointQuery(quotationFigures))
  return (
    <RecordPage title={t('figures.title')} back={{ to: '/quotations', text: t('back') }}>
      <LoadedRecord query={query}>{(figures) => <Parts figures={figures} />}</LoadedRecord>
    </RecordPage>
  )
}

function Parts({ figures }: { figures: Figures }) {
  const t = useTranslations('quotations.review.figures')
  const all = useTranslations('quotations')
  const locale = useInterfaceLocale()
  const { by_state, median_hours, reported, silent } = figures
  return (
    <>
      <RecordPart title={t('states')}>
        <DefinitionList
          facts={[
            ...by_state.map(({ state, count }) => ({
              term: all(`states.${state}`),
              value: formatNumber(count, locale),
            })),
            { term: t('reported'), value: formatNumber(reported, locale) },
            {
              term: t('median'),
              value:
                median_hours === null
                  ? t('noHours')
                  : t('hours', { hours: formatMean(median_hours, locale) }),
            },
          ]}
        />
      </RecordPart>
      <RecordPart title={t('silent')}>
        <p>{t('silentLead')}</p>
        {silent.length === 0 ? (
          <p>{t('noSilent')}</p>
        ) : (
          <Stack as="ol" gap={2}>
            {silent.map(({ company, waiting, answered, oldest }) => (
              <li key={company.id}>
                <strong>
                  <bdi>{inLocale(company, 'name', locale)}</bdi>
                </strong>{' '}
                {t('waiting', { waiting, answered, date: formatDate(oldest, locale) })}
              </li>
            ))}
          </Stack>
        )}
      </RecordPart>
    </>
  )
}
