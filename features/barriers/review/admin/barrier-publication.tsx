'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { publish, withdraw } from '../queries'
import { useChange, type BarrierPart } from './use-change'

/** Publishes a barrier that a colleague edited last, or takes it off the register. */
export function BarrierPublication({ barrier, onChange }: BarrierPart) {
  const t = useTranslations('barrierReview')
  const locale = useInterfaceLocale()
  const { change, isBusy } = useChange(onChange)
  if (barrier.published_at !== null) {
    return (
      <Row gap={3}>
        <ButtonLink href={localePath(locale, routes.barrier(barrier.id))} variant="secondary">
          {t('view')}
        </ButtonLink>
        <ConfirmButton
          text={t('withdraw.text')}
          title={t('withdraw.title')}
          warning={t('withdraw.warning')}
          reason={t('withdraw.reason')}
          onConfirm={(reason) => change(() => withdraw(barrier, reason), t('withdraw.done'))}
        />
      </Row>
    )
  }
  if (barrier.is_own_edit) return <p>{t('ownEdit')}</p>
  return (
    <Row gap={3}>
      <Button
        aria-disabled={isBusy || undefined}
        onClick={() => void change(() => publish(barrier), t('published'))}
      >
        {t('publish')}
      </Button>
    </Row>
  )
}
