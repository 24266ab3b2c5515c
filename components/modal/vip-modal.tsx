'use client'

import { ButtonLink } from '@/components/button/button-link'
import { star } from '@/components/icon/paths'
import type { ModalTexts } from '@/components/modal/modal-texts'
import { NoticeModal } from '@/components/modal/notice-modal'
import type { Locale } from '@/lib/i18n/locale'

interface VipModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** The mailbox to write to. */
  supportEmail: string
  /** `title` is 'Premium Access Required'. */
  texts: ModalTexts['vip']
}

/** Says that a download is for premium members (spec part 1 section 2.7). */
export function VipModal({ supportEmail, texts, ...rest }: VipModalProps) {
  return (
    <NoticeModal
      tone="warning"
      icon={star}
      title={texts.title}
      text={texts.text}
      closeText={texts.close}
      action={<ButtonLink href={`mailto:${supportEmail}`}>{texts.contact}</ButtonLink>}
      {...rest}
    />
  )
}
