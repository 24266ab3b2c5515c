'use client'

import { buttonClass } from '@/components/button/button'
import { DeskPage } from '@/components/desk-page/desk-page'
import { EmptyState } from '@/components/empty-state/empty-state'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'

/** An address that names a kind or a record that there is not. */
export function UnknownKind() {
  const t = useTranslations('admin')
  return (
    <DeskPage title={t('notFound.title')} suffix={t('title')}>
      <EmptyState
        title={t('notFound.text')}
        action={
          <Link to="/content" className={buttonClass('primary')}>
            {t('areas.content')}
          </Link>
        }
      />
    </DeskPage>
  )
}
