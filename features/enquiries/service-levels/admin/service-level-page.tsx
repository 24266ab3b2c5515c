'use client'

import { Stack } from '@/components/layout/stack'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { RecordPage } from '@/components/work-record/record-page'
import { endpointQuery } from '@/lib/api/query-options'
import { useRights } from '@/lib/auth/use-rights'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { serviceLevelList } from '../contract'
import { ServiceLevelForm } from './service-level-form'

/**
 * The working hours in which enquiries of each type are due an answer and an end, which admins can
 * change, and the days that do not count.
 */
export function ServiceLevelPage({ holidays }: { holidays?: ReactNode }) {
  const t = useTranslations('admin.levels')
  const locale = useInterfaceLocale()
  const options = endpointQuery(serviceLevelList)
  const query = useQuery(options)
  const client = useQueryClient()
  const mayWrite = useRights()('admin')
  return (
    <RecordPage
      title={t('title')}
      facts={<p>{t('lead')}</p>}
      back={{ to: '/enquiries', text: t('back') }}
    >
      <LoadedRecord query={query}>
        {(levels) => (
          <Stack as="ul" gap={3}>
            {levels.map((level) => (
              <li key={level.enq_type}>
                <ServiceLevelForm
                  name={inLocale(level, 'type_name', locale)}
                  level={level}
                  mayWrite={mayWrite}
                  onSaved={(saved) => client.setQueryData(options.queryKey, saved)}
                />
              </li>
            ))}
          </Stack>
        )}
      </LoadedRecord>
      {holidays}
    </RecordPage>
  )
}
