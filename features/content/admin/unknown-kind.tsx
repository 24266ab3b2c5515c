'use client'

import { MissingPage } from '@/components/dashboard-page/missing-page'
import { useTranslations } from 'next-intl'

/** The page for an address that names an unknown kind or record. */
export function UnknownKind() {
  const t = useTranslations('admin.areas')
  return <MissingPage back={{ to: '/content', text: t('content') }} />
}
