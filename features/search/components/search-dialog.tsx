'use client'

import { Icon } from '@/components/icon/icon'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import Dialog from '@mui/material/Dialog'
import { useId } from 'react'
import styles from './search-dialog.module.css'
import { SearchPanel } from './search-panel'
import type { SearchTexts } from './search-texts'

interface SearchDialogProps {
  locale: Locale
  texts: SearchTexts
  /** The initial text of the field. */
  text: string
  open: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onGone: () => void
}

/**
 * The dialog titled Search (spec part 3, 'Global search'). It is aligned to the top, so that
 * results that come and go move nothing else.
 */
export function SearchDialog({ locale, texts, text, open, onClose, onGone }: SearchDialogProps) {
  const titleId = useId()
  return (
    <MuiProvider locale={locale}>
      <Dialog
        open={open}
        onClose={onClose}
        maxWidth={false}
        scroll="paper"
        aria-labelledby={titleId}
        slotProps={{
          transition: { onExited: onGone },
          container: { className: styles.place ?? '' },
          paper: { className: styles.paper ?? '' },
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {texts.title}
          </h2>
          <button type="button" className={styles.close} aria-label={texts.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        <SearchPanel locale={locale} texts={texts} text={text} onLeave={onClose} />
      </Dialog>
    </MuiProvider>
  )
}
