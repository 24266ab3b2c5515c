'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { TextAreaField } from '@/components/form/text-area-field'
import { Modal } from '@/components/modal/modal'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { instantInAmman } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import styles from './ask-dialog.module.css'

interface AskDialogProps {
  asked: 'return' | 'schedule' | 'discard' | 'remove'
  onClose: () => void
  /** The reason, or the instant; '' where nothing is asked but to be sure. */
  onAnswer: (answer: string) => void
}

const isOver = (at: Date) => at.getTime() <= Date.now()

/** Asks what a step needs: a reason, an hour, or to be sure. */
export function AskDialog({ asked, onClose, onAnswer }: AskDialogProps) {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { said: '' } })
  const fault = formState.errors.said?.message
  const answer = handleSubmit(({ said }) => {
    if (asked === 'schedule') {
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
      title={t(`content.steps.${asked}`)}
      tone={asked === 'remove' || asked === 'discard' ? 'warning' : 'plain'}
      onClose={onClose}
      closeText={t('close')}
      actions={
        <>
          <Button onClick={() => void answer()}>{t(`content.steps.${asked}`)}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <p>{t(`content.ask.${asked}`)}</p>
      {asked === 'return' && (
        <TextAreaField
          field={register('said', { required: t('faults.required') })}
          label={t('content.reason')}
          error={fault}
          maxLength={2000}
        />
      )}
      {asked === 'schedule' && (
        <label className={styles.hour}>
          {t('content.hour')}
          <input
            type="datetime-local"
            className={controls.box}
            aria-invalid={fault !== undefined}
            aria-describedby={fault ? 'hour-fault' : undefined}
            {...register('said', { required: t('faults.required') })}
          />
          {fault && (
            <span id="hour-fault" className={styles.fault}>
              {fault}
            </span>
          )}
        </label>
      )}
    </Modal>
  )
}
