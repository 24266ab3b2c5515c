'use client'

import { Text } from '@/components/layout/text'
import { Modal } from '@/components/modal/modal'
import { FollowForm, type FollowFormProps } from './follow-form'

interface FollowDialogProps extends FollowFormProps {
  open: boolean
  onClose: () => void
}

/** The form to follow a topic, in a dialog; what was typed stays when it is closed and opened. */
export function FollowDialog({ open, onClose, ...form }: FollowDialogProps) {
  const { locale, texts, label } = form
  return (
    <Modal
      locale={locale}
      open={open}
      onClose={onClose}
      closeText={texts.close}
      title={texts.title}
    >
      <Text weight="strong" breaks>
        <bdi>{label}</bdi>
      </Text>
      <FollowForm {...form} />
    </Modal>
  )
}
