'use client'

import { Button } from '@/components/button/button'
import { fillText } from '@/lib/i18n/count-forms'
import { formatPercent } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { Modal } from './modal'
import unseen from '@/components/visually-hidden/visually-hidden.module.css'
import styles from './modal.module.css'

interface SendingModalProps {
  locale: Locale
  open: boolean
  /** The share that is sent, from 0 to 1. */
  progress: number
  onCancel: () => void
  /** `percent` has the place `{percent}`. */
  texts: Record<'title' | 'text' | 'cancel' | 'percent', string>
}

/** How far a form with files is sent, in quarters for who listens, and the way to end it. */
export function SendingModal({ locale, open, progress, onCancel, texts }: SendingModalProps) {
  const percent = (share: number) =>
    fillText(texts.percent, { percent: formatPercent(share, locale) }, locale)
  return (
    <Modal locale={locale} open={open} title={texts.title}>
      <p>{texts.text}</p>
      <progress className={styles.progress} value={progress} max={1} aria-label={texts.title} />
      <p aria-hidden="true">{percent(progress)}</p>
      <p role="status" className={unseen.hidden}>
        {percent(Math.floor(progress * 4) / 4)}
      </p>
      <p>
        <Button variant="secondary" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </Modal>
  )
}
