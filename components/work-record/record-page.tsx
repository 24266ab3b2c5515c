'use client'

import { BackLink } from '@/components/dashboard-page/back-link'
import { DashboardPage } from '@/components/dashboard-page/dashboard-page'
import { Stack } from '@/components/layout/stack'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styles from './record-page.module.css'

interface RecordPageProps {
  title: string
  /** States, dates and marks under the title. */
  facts?: ReactNode
  /** The list it is in. */
  back?: { to: string; text: string }
  /** What can be done with it; it is next to the record where there is space. */
  aside?: ReactNode
  children: ReactNode
}

/** A page of one record: what it is, the record, and what can be done with it. */
export function RecordPage({ title, facts, back, aside, children }: RecordPageProps) {
  const t = useTranslations('admin')
  return (
    <DashboardPage
      title={title}
      suffix={t('title')}
      facts={facts}
      back={
        back && (
          <BackLink to={back.to} size={20}>
            {back.text}
          </BackLink>
        )
      }
    >
      <div className={aside ? styles.columns : styles.column}>
        <Stack gap={4} bounded top>
          {children}
        </Stack>
        {aside && (
          <Stack gap={4} bounded top>
            {aside}
          </Stack>
        )}
      </div>
    </DashboardPage>
  )
}
