'use client'

import type { Problem, ProblemCode } from '@/lib/api/problem'
import type { FormStage } from '@/lib/forms/use-submission'
import type { Locale } from '@/lib/i18n/locale'
import type { ComponentProps } from 'react'
import { ErrorModal } from './error-modal'
import { Modal } from './modal'
import type { ModalTexts } from './modal-texts'
import { RequiredFieldsModal, type FailedField } from './required-fields-modal'
import { SendingModal } from './sending-modal'

interface FormDialogsProps {
  locale: Locale
  /** Which dialog is open: none while editing, nor where the form itself shows what came of it; what is saved is shown as sent until it is done. */
  stage: FormStage
  /** The fields that stop the form, in its order. */
  fields: readonly FailedField[]
  /** The share that is sent, from 0 to 1. */
  progress: number
  failure: Pick<Problem, 'code'> | null | undefined
  onClose: () => void
  onRetry: () => void
  onCancel: () => void
  /** A field was chosen to go on with. */
  onPick: (name: string) => void
  texts: {
    modals: Pick<ModalTexts, 'requiredFields' | 'error'>
    sending: ComponentProps<typeof SendingModal>['texts']
    success: Record<'title' | 'text', string>
    problems: Record<ProblemCode, string>
  }
}

/**
 * What is missing in a form with files, how far the sending is, and what came of it. The dialogs
 * come with the form: a person who is offline when the form is sent could fetch none.
 */
export function FormDialogs(props: FormDialogsProps) {
  const { locale, stage, fields, progress, failure, onClose, onRetry, onCancel, onPick } = props
  const { modals, sending, success: succeeded, problems } = props.texts
  return (
    <>
      <RequiredFieldsModal
        locale={locale}
        open={stage === 'incomplete'}
        onClose={onClose}
        fields={fields}
        onPick={onPick}
        texts={modals.requiredFields}
      />
      <SendingModal
        locale={locale}
        open={stage === 'sending' || stage === 'saved'}
        progress={stage === 'saved' ? 1 : progress}
        onCancel={onCancel}
        texts={sending}
      />
      <ErrorModal
        locale={locale}
        open={stage === 'failed'}
        onClose={onClose}
        onRetry={onRetry}
        texts={{ ...modals.error, ...(failure && { text: problems[failure.code] }) }}
      />
      <Modal
        locale={locale}
        open={stage === 'done'}
        title={succeeded.title}
        tone="success"
        icon="success"
      >
        <p role="status">{succeeded.text}</p>
      </Modal>
    </>
  )
}
