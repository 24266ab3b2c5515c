'use client'

import type { Locale } from '@/lib/i18n/locale'
import { Modal } from './modal'
import type { ModalTexts } from './modal-texts'
import styles from './modal.module.css'

interface LoadingModalProps {
  locale: Locale
  open: boolean
  texts: ModalTexts['loading']
}

/** Says that something is being sent. Nobody can close it; it goes when the work ends. */
export function LoadingModal({ locale, open, texts }: LoadingModalProps) {
  return (
    <Modal locale={locale} open={open} title={texts.title}>
      <div className={styles.waiting} role="status">
        <svg
          className={styles.turning}
          viewBox="0 0 48 48"
          fill="none"
          stroke="currentColor"
          aria-hidden
        >
          <rect x="11" y="11" width="26" height="26" strokeWidth="2.5" />
          <rect
            x="11"
            y="11"
            width="26"
            height="26"
            strokeWidth="2.5"
            transform="rotate(45 24 24)"
          />
        </svg>
        <p>{texts.text}</p>
      </div>
    </Modal>
  )
}
