'use client'

import { MissingPage } from '@/components/dashboard-page/missing-page'
import { useTranslations } from 'next-intl'

/** An address of the back office where there is nothing, or nothing for this role. */
export function UnknownScreen() {
  const t = useTranslations('admin.notFound')
  return <MissingPage back={{ to: '/', text: t('back') }} />
}
