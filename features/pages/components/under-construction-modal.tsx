'use client'

import type { ModalTexts } from '@/components/modal/modal-texts'
import { NoticeModal } from '@/components/modal/notice-modal'
import type { Locale } from '@/lib/i18n/locale'

interface UnderConstructionModalProps {
  locale: Locale
  open: boolean
  onClose: () => void
  /** `title` is 'THIS PAGE IS UNDER CONSTRUCTION'. */
  texts: ModalTexts['underConstruction']
}

/** Says that a page is not built yet (spec part 1 section 2.2). */
export function UnderConstructionModal({ texts, ...rest }: UnderConstructionModalProps) {
  return (
    <NoticeModal
      tone="info"
      icon="info"
      title={texts.title}
      text={texts.text}
      closeText={texts.close}
      {...rest}
    />
  )
}
