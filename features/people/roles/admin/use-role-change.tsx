'use client'

import { useListedChange } from '@/components/work-record/use-listed-change'
import { useTranslations } from 'next-intl'

/** Changes a role; the types and regions that it names can be gone by then. */
export function useRoleChange() {
  const t = useTranslations('admin.composedRoles')
  return useListedChange('/roles', { unknown: t('problem.unknown') })
}
