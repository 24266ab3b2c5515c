'use client'

import { NextRecord } from '@/components/work-list/next-record'
import { useNextRow } from '@/components/work-list/use-next-row'
import { inLocale } from '@/lib/bilingual/in-locale'
import { isolated } from '@/lib/i18n/isolated'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { approvalQueue } from '../queries'

/** The record after this one in the queue of approvals. */
export function NextSubmission({ name, isDue }: { name: string; isDue: boolean }) {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const next = useNextRow(approvalQueue, name)
  if (!next) return null
  const text = t('next', { name: isolated(inLocale(next, 'name', locale), locale) })
  return <NextRecord to={`/approvals/${next.id}`} text={text} isDue={isDue} />
}
