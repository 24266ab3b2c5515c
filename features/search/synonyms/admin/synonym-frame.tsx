'use client'

import { RecordPage } from '@/components/work-record/record-page'
import { RecordPart } from '@/components/work-record/record-part'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'

interface SynonymFrameProps {
  title: string
  more?: ReactNode
  children: ReactNode
}

/** The page of a group, with how synonyms work. */
export function SynonymFrame({ title, more, children }: SynonymFrameProps) {
  const t = useTranslations('admin.synonyms')
  const admin = useTranslations('admin')
  return (
    <RecordPage
      title={title}
      back={{ to: '/synonyms', text: admin('areas.synonyms') }}
      aside={
        <>
          <RecordPart title={t('hint')}>
            <p>{t('hintSame')}</p>
            <p>{t('hintForms')}</p>
            <p>{t('hintRelated')}</p>
          </RecordPart>
          {more}
        </>
      }
    >
      {children}
    </RecordPage>
  )
}
