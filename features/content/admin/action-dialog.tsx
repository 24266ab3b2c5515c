'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { TextField } from '@/components/form/text-field'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Modal } from '@/components/modal/modal'
import { formatInstant } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { instantAtHome, wallAtHome } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import type { ContentDetail } from '../contract'
import styles from './action-dialog.module.css'

interface Asked {
  action: 'return' | 'schedule' | 'set-end' | 'discard' | 'remove'
  of: Pick<ContentDetail, 'publish_at' | 'unpublish_at'>
}

interface ActionDialogProps extends Asked {
  onClose: () => void
  /** The reason, or the instant; '' for a plain confirmation. */
  onAnswer: (answer: string) => void
}

const isOver = (at: Date) => at.getTime() <= Date.now()

/** Why a record cannot be published, or taken down, at an instant; null where it can. */
function faultOf(at: Date, { action, of: { publish_at, unpublish_at } }: Asked) {
  if (Number.isNaN(at.getTime()) || isOver(at)) return { key: 'future', at: '' }
  const isEnd = action === 'set-end'
  if (isEnd && publish_at && at.toISOString() <= publish_at) {
    return { key: 'afterPublication', at: publish_at }
  }
  if (!isEnd && unpublish_at && at.toISOString() >= unpublish_at) {
    return { key: 'beforeEnd', at: unpublish_at }
  }
  return null
}

/** Asks for what an action needs: a reason, an hour, or a confirmation. */
export function ActionDialog({ action, of, onClose, onAnswer }: ActionDialogProps) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: {
      said: action === 'set-end' && of.unpublish_at ? wallAtHome(of.unpublish_at) : '',
    },
  })
  const asksHour = action === 'schedule' || action === 'set-end'
  const error = formState.errors.said?.message
  const answer = handleSubmit(({ said }) => {
    if (asksHour) {
      const at = instantAtHome(said)
      const fault = faultOf(at, { action, of })
      if (fault) {
        const when = fault.at && formatInstant(fault.at, locale)
        return setError('said', { message: t(`faults.${fault.key}`, { at: when }) })
      }
      return onAnswer(at.toISOString())
    }
    return onAnswer(said.trim())
  })
  return (
    <Modal
      locale={locale}
      open
      title={t(`content.steps.${action}`)}
      tone={action === 'remove' || action === 'discard' ? 'warning' : 'plain'}
      onClose={onClose}
      closeText={t('close')}
      actions={
        <>
          <Button onClick={() => void answer()}>{t(`content.steps.${action}`)}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t(`content.ask.${action}`)}</p>
      {action === 'return' && (
        <TextField
          field={register('said', { required: t('content.reasonMissing') })}
          label={t('content.reason')}
          error={error}
          maxLength={2000}
          rows={7}
        />
      )}
      {asksHour && (
        <Stack as="label" gap={1} weight="heading" above={4} className={styles.hour}>
          {t('content.hour')}
          <input
            type="datetime-local"
            className={controls.box}
            aria-invalid={error !== undefined}
            aria-describedby={error ? 'hour-fault' : undefined}
            {...register('said', { required: t('content.hourMissing') })}
          />
          {error && (
            <Note id="hour-fault" as="span" tone="danger" weight="normal">
              {error}
            </Note>
          )}
        </Stack>
      )}
    </Modal>
  )
}
