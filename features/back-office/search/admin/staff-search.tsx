'use client'

import { Icon } from '@/components/icon/icon'
import Dialog from '@mui/material/Dialog'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { SearchPanel } from './search-panel'
import styles from './staff-search.module.css'

const keys = 'Ctrl K'

/**
 * The button in the header, and Ctrl+K or Cmd+K anywhere outside another dialog, open the search of
 * the whole back office.
 */
export function StaffSearch() {
  const t = useTranslations('admin.staffSearch')
  const titleId = useId()
  const [isOpen, setOpen] = useState(false)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, code, defaultPrevented } = event
    const isShortcut = (ctrlKey || metaKey) && !altKey && !shiftKey && code === 'KeyK'
    if (!isShortcut || defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
        <span className={styles.word}>{t('open')}</span>
        <kbd dir="ltr" aria-hidden="true" className={styles.keys}>
          {keys}
        </kbd>
      </button>
      <Dialog
        open={isOpen}
        onClose={close}
        maxWidth={false}
        aria-labelledby={titleId}
        slotProps={{
          container: { className: styles.place ?? '' },
          paper: { className: styles.paper ?? '' },
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {t('title')}
          </h2>
          <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <SearchPanel onLeave={close} />
      </Dialog>
    </>
  )
}
