'use client'

import { success } from '@/components/icon/paths'
import { ErrorModal } from '@/components/modal/error-modal'
import { Modal } from '@/components/modal/modal'
import { RequiredFieldsModal } from '@/components/modal/required-fields-modal'
import { SendingModal } from '@/components/modal/sending-modal'
import { emptyOffer, isTextName, type OfferValues } from '../rules'
import type { PartProps } from './use-offer-form'

interface OfferDialogsProps extends PartProps {
  onPick: (name: string) => void
}

const isName = (name: string): name is keyof OfferValues => name in emptyOffer

/** The fields in the order of the form: texts, then files with the certificate's name. */
const inOrder = Object.keys(emptyOffer)
  .filter(isName)
  .toSorted((a, b) => Number(isLate(a)) - Number(isLate(b)))

function isLate(name: keyof OfferValues): boolean {
  return name === 'cert' || !isTextName(name)
}

/**
 * What is missing, how far the sending is, and what came of a new item. They come with the form:
 * who is offline by now could not fetch what says so.
 */
export function OfferDialogs({ locale, texts, offer, errorOf, onPick }: OfferDialogsProps) {
  const { stage, setStage, failure, submit, progress, cancel, subject } = offer
  const isNew = subject.item === null
  const fields = inOrder.flatMap((name) => {
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
        open={stage === 'sending' || stage === 'sent'}
        progress={stage === 'sent' ? 1 : progress}
        onCancel={cancel}
        texts={texts.sending}
      />
      <ErrorModal
        locale={locale}
        open={isNew && stage === 'failed'}
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
