'use client'

import { ButtonLink } from '@/components/button/button-link'
import { star } from '@/components/icon/paths'
import type { ModalTexts } from '@/components/modal/modal-texts'
import { NoticeModal } from '@/components/modal/notice-modal'
import type { Locale } from '@/lib/i18n/locale'

interface PremiumNoticeProps {
  locale: Locale
  open: boolean
  onClose: () => void
  supportEmail: string
  /** `title` is 'Premium Access Required'. */
  texts: ModalTexts['vip']
}

/** Says that a statistic is for premium members, and names the contact. */
export function PremiumNotice({ supportEmail, texts, ...rest }: PremiumNoticeProps) {
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
