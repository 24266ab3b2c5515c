'use client'

import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useState, type ComponentType } from 'react'
import type { Review } from '../contract'

/** How the features of the submitted records show their public pages. */
export type Previews = Record<Review['kind'], ComponentType<{ review: Review }>>

interface PagePreviewProps {
  review: Review
  title: string
  previews: Previews
}

/** Opens the public page of a record as it would be once this version is approved. */
export function PagePreview({ review, title, previews }: PagePreviewProps) {
  const t = useTranslations('admin.approvals')
  const locale = useInterfaceLocale()
  const [isOpen, setOpen] = useState(false)
  const Preview = previews[review.kind]
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      <Modal
        locale={locale}
        open={isOpen}
        wide
        title={title}
        closeText={t('closePreview')}
        onClose={() => setOpen(false)}
      >
        {isOpen && <Preview review={review} />}
      </Modal>
    </>
  )
}
