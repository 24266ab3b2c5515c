'use client'

import { success } from '@/components/icon/paths'
import { ErrorModal } from '@/components/modal/error-modal'
import { Modal } from '@/components/modal/modal'
import { RequiredFieldsModal } from '@/components/modal/required-fields-modal'
import { SendingModal } from '@/components/modal/sending-modal'
import type { Locale } from '@/lib/i18n/locale'
import { profileFieldNames, type ProfileValues } from '../rules'
import type { ProfileFormTexts } from './profile-form-texts'
import type { useProfileEdit } from './use-profile-edit'

interface ProfileDialogsProps {
  locale: Locale
  editing: ReturnType<typeof useProfileEdit>
  errorOf: (name: keyof ProfileValues) => string | undefined
  texts: ProfileFormTexts
  onPick: (name: string) => void
}

/**
 * What is missing, how far the sending is, and what came of it. None of it is fetched when it is
 * needed: that may be because the connection broke.
 */
export function ProfileDialogs({ locale, editing, errorOf, texts, onPick }: ProfileDialogsProps) {
  const { stage, setStage, failure, submit, progress, cancel } = editing
  const fields = profileFieldNames.flatMap((name) => {
    const message = errorOf(name)
    return message === undefined ? [] : [{ name, label: texts.labels[name], message }]
  })
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
      <SendingModal
        locale={locale}
        open={stage === 'sending' || stage === 'saved'}
        progress={stage === 'saved' ? 1 : progress}
        onCancel={cancel}
        texts={texts.sending}
      />
      <ErrorModal
        locale={locale}
        open={stage === 'failed'}
        onClose={() => setStage('editing')}
        onRetry={() => void submit()}
        texts={{ ...texts.modals.error, ...(failure && { text: texts.problems[failure.code] }) }}
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
