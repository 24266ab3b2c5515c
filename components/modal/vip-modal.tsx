'use client'

import { ButtonLink } from '@/components/button/button-link'

import type { Locale } from '@/lib/i18n/locale'
import type { ModalTexts } from './modal-texts'
import { NoticeModal } from './notice-modal'

interface VipModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** The mailbox to write to; '' where there is none. */
  supportEmail: string
  /** `title` is 'Premium Access Required'. */
  texts: ModalTexts['vip']
}

/** Says that something is for premium members (spec part 1 section 2.7). */
export function VipModal({ supportEmail, texts, ...modal }: VipModalProps) {
  return (
    <NoticeModal
      {...modal}
      tone="warning"
      icon="star"
      title={texts.title}
      text={texts.text}
      closeText={texts.close}
      action={
        supportEmail && <ButtonLink href={`mailto:${supportEmail}`}>{texts.contact}</ButtonLink>
      }
    />
  )
}
