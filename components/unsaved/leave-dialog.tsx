'use client'

import { Button } from '@/components/button/button'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'

/** Asks before a screen with unsaved words is left. */
export function LeaveDialog({
  isOpen,
  onStay,
  onLeave,
}: {
  isOpen: boolean
  onStay: () => void
  onLeave: () => void
}) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  return (
    <Modal
      locale={locale}
      open={isOpen}
      title={t('content.leave.title')}
      tone="warning"
      onClose={onStay}
      closeText={t('close')}
      actions={
        <>
          <Button onClick={onStay}>{t('content.leave.stay')}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {t('content.leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('content.leave.text')}</p>
    </Modal>
  )
}
