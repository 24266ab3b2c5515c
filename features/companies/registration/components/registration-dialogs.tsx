'use client'

import { Button } from '@/components/button/button'
import { success } from '@/components/icon/paths'
import { ErrorModal } from '@/components/modal/error-modal'
import { Modal } from '@/components/modal/modal'
import { RequiredFieldsModal, type FailedField } from '@/components/modal/required-fields-modal'
import { fillText } from '@/lib/i18n/count-forms'
import { formatPercent } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import styles from './registration-form.module.css'
import type { RegistrationTexts } from './registration-texts'
import type { useRegistration } from './use-registration'

interface RegistrationDialogsProps {
  locale: Locale
  registration: Pick<
    ReturnType<typeof useRegistration>,
    'stage' | 'failure' | 'submit' | 'progress' | 'cancel'
  > & { setStage: (stage: 'editing') => void }
  fields: readonly FailedField[]
  texts: Pick<RegistrationTexts, 'modals' | 'sending' | 'success' | 'problems'>
  onPick: (name: string) => void
}

/**
 * What is missing, how far the sending is, and what came of it. They come with the form: who is
 * offline when it is sent could fetch none.
 */
export function RegistrationDialogs(props: RegistrationDialogsProps) {
  const { locale, registration, fields, texts, onPick } = props
  const { stage, setStage, failure, submit, progress, cancel } = registration
  const { error } = texts.modals
  return (
    <>
      <RequiredFieldsModal
        locale={locale}
        open={stage === 'incomplete'}
        onClose={() => setStage('editing')}
        fields={fields}
        onPick={onPick}
        texts={texts.modals.requiredFields}
      />
      <Modal locale={locale} open={stage === 'sending'} title={texts.sending.title}>
        <Sending locale={locale} progress={progress} onCancel={cancel} texts={texts.sending} />
      </Modal>
      <ErrorModal
        locale={locale}
        open={stage === 'failed'}
        onClose={() => setStage('editing')}
        onRetry={() => void submit()}
        texts={{ ...error, ...(failure && { text: texts.problems[failure.code] }) }}
      />
      <Modal
        locale={locale}
        open={stage === 'done'}
        title={texts.success.title}
        tone="success"
        icon={success}
      >
        <p role="status">{texts.success.text}</p>
      </Modal>
    </>
  )
}

/** How far the form is sent. Announced in quarters: a number read out every second helps nobody. */
function Sending({
  locale,
  progress,
  onCancel,
  texts,
}: {
  locale: Locale
  progress: number
  onCancel: () => void
  texts: RegistrationTexts['sending']
}) {
  const percent = (share: number) =>
    fillText(texts.percent, { percent: formatPercent(share, locale) }, locale)
  return (
    <>
      <p>{texts.text}</p>
      <progress className={styles.progress} value={progress} max={1} aria-label={texts.title} />
      <p aria-hidden="true">{percent(progress)}</p>
      <p role="status" className={styles.spoken}>
        {percent(Math.floor(progress * 4) / 4)}
      </p>
      <p>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </>
  )
}
