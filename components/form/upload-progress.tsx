import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { fillText } from '@/lib/i18n/count-forms'
import { formatPercent } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { UploadTexts } from './upload-texts'
import styles from './upload-field.module.css'

interface UploadProgressProps {
  locale: Locale
  label: string
  /** The share that is sent, from 0 to 1. */
  progress: number
  texts: UploadTexts
  onCancel: () => void
}

/** The progress of an upload. It is announced in quarters: a number read out every second helps nobody. */
export function UploadProgress({ locale, label, progress, texts, onCancel }: UploadProgressProps) {
  const percent = (share: number) =>
    fillText(texts.sending, { percent: formatPercent(share, locale) }, locale)
  return (
    <Row gap={4} lineGap={2} align="center">
      <progress className={styles.bar} value={progress} max={1} aria-label={label} />
      <Note aria-hidden="true" as="span" tabular className={styles.size}>
        {percent(progress)}
      </Note>
      <span role="status" className={styles.spoken}>
        {percent(Math.floor(progress * 4) / 4)}
      </span>
      <Button variant="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </Row>
  )
}
