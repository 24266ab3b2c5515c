'use client'

import { DeskPage } from '@/components/desk-page/desk-page'
import { EmptyState } from '@/components/empty-state/empty-state'
import { buttonClass } from '@/components/button/button'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'

/** An address of the back office where there is nothing, or nothing for this role. */
export function UnknownPlace() {
  const t = useTranslations('admin')
  return (
    <DeskPage title={t('notFound.title')} suffix={t('title')}>
      <EmptyState
        title={t('notFound.text')}
        action={
          <Link to="/" className={buttonClass('primary')}>
            {t('notFound.back')}
          </Link>
        }
      />
    </DeskPage>
  )
}
