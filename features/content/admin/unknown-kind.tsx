'use client'

import { MissingPage } from '@/components/dashboard-page/missing-page'
import { useTranslations } from 'next-intl'

/** An address that names a kind or a record that there is not. */
export function UnknownKind() {
  const t = useTranslations('admin.areas')
  return <MissingPage back={{ to: '/content', text: t('content') }} />
}
