'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { TextField } from '@/components/form/text-field'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { instantInAmman } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import styles from './action-dialog.module.css'

interface ActionDialogProps {
  action: 'return' | 'schedule' | 'discard' | 'remove'
  onClose: () => void
  /** The reason, or the instant; '' for a plain confirmation. */
  onAnswer: (answer: string) => void
}

const isOver = (at: Date) => at.getTime() <= Date.now()

/** Asks for what an action needs: a reason, an hour, or a confirmation. */
export function ActionDialog({ action, onClose, onAnswer }: ActionDialogProps) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { said: '' } })
  const error = formState.errors.said?.message
  const answer = handleSubmit(({ said }) => {
    if (action === 'schedule') {
      const at = instantInAmman(said)
      if (Number.isNaN(at.getTime()) || isOver(at)) {
        return setError('said', { message: t('faults.future') })
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
      {action === 'schedule' && (
        <label className={styles.hour}>
          {t('content.hour')}
          <input
            type="datetime-local"
            className={controls.box}
            aria-invalid={error !== undefined}
            aria-describedby={error ? 'hour-fault' : undefined}
            {...register('said', { required: t('content.hourMissing') })}
          />
          {error && (
            <span id="hour-fault" className={styles.fault}>
              {error}
            </span>
          )}
        </label>
      )}
    </Modal>
  )
}
