'use client'

import { Icon } from '@/components/icon/icon'
import { TopDialog } from '@/components/modal/top-dialog'
import { useTranslations } from 'next-intl'
import { useEffect, useEffectEvent, useState } from 'react'
import { SearchPanel } from './search-panel'
import styles from './staff-search.module.css'

const keys = 'Ctrl K'

/**
 * The button in the header, and Ctrl+K or Cmd+K anywhere outside another dialog, open the search of
 * the whole back office.
 */
export function StaffSearch() {
  const t = useTranslations('admin.staffSearch')
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
      <TopDialog title={t('title')} closeText={t('close')} open={isOpen} onClose={close}>
        <SearchPanel onLeave={close} />
      </TopDialog>
    </>
  )
}
