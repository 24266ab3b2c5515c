'use client'

import { buttonClass } from '@/components/button/button'
import { EmptyState } from '@/components/empty-state/empty-state'
import { useTranslations } from 'next-intl'
import { Link } from 'react-router-dom'
import { DashboardPage } from './dashboard-page'

/** An address where there is nothing, or nothing for this role, and the way on: by default to the start. */
export function MissingPage({ back }: { back?: { to: string; text: string } }) {
  const t = useTranslations('admin')
  const way = back ?? { to: '/', text: t('notFound.back') }
  return (
    <DashboardPage title={t('notFound.title')} suffix={t('title')}>
      <EmptyState
        title={t('notFound.text')}
        action={
          <Link to={way.to} className={buttonClass('primary')}>
            {way.text}
          </Link>
        }
      />
    </DashboardPage>
  )
}
