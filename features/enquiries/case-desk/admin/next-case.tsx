'use client'

import { NextRecord } from '@/components/work-list/next-record'
import { useNextRow } from '@/components/work-list/use-next-row'
import { useTranslations } from 'next-intl'
import { caseQueue } from '../queries'
import { isolated } from '@/lib/i18n/isolated'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'

/** The enquiry after this one in the queue. */
export function NextCase({ id, isDue }: { id: number; isDue: boolean }) {
  const t = useTranslations('admin.caseDesk')
  const locale = useInterfaceLocale()
  const next = useNextRow(caseQueue, id)
  if (!next) return null
  const text = t('next', { id: String(next.id), name: isolated(next.name, locale) })
  return <NextRecord to={`/enquiries/${next.id}`} text={text} isDue={isDue} />
}
