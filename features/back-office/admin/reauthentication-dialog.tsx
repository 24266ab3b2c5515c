'use client'

import { Button } from '@/components/button/button'
import { Form } from '@/components/form/form'
import { PasswordField } from '@/components/form/password-field'
import { Modal } from '@/components/modal/modal'
import { reauthenticate } from '@/features/accounts/reauthentication/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'

interface ReauthenticationDialogProps {
  onEnd: (isGiven: boolean) => void
}

/** Asks for the password before an action that cannot be undone. */
export function ReauthenticationDialog({ onEnd }: ReauthenticationDialogProps) {
  const t = useTranslations('admin.reauthentication')
  const locale = useInterfaceLocale()
  return (
    <Modal
      locale={locale}
      open
      title={t('title')}
      closeText={t('close')}
      onClose={() => onEnd(false)}
    >
      <p>{t('lead')}</p>
      <ReauthenticationForm onEnd={onEnd} />
    </Modal>
  )
}

function ReauthenticationForm({ onEnd }: ReauthenticationDialogProps) {
  const t = useTranslations('admin.reauthentication')
  const problems = useProblemTexts()
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: '' },
  })
  const submit = handleSubmit(async ({ password }) => {
    try {
      await call(reauthenticate, { body: { current_password: password } })
      onEnd(true)
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unavailable'
      setError('password', { message: code === 'invalid' ? t('wrong') : problems[code] })
      setFocus('password')
    }
  })
  useEffect(() => setFocus('password'), [setFocus])
  const isBusy = formState.isSubmitting
  return (
    <Form onSubmit={(event) => void submit(event)}>
      <PasswordField
        field={register('password', { required: t('missing') })}
        autoComplete="current-password"
        label={t('password')}
        texts={{ show: t('show'), hide: t('hide') }}
        error={formState.errors.password?.message}
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? t('checking') : t('confirm')}
      </Button>
    </Form>
  )
}
