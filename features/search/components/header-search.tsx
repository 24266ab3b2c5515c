'use client'

import { Icon } from '@/components/icon/icon'
import { whenOpened } from '@/components/modal/when-opened'
import { notify } from '@/components/snackbar/messages'
import { startActivity } from '@/lib/api/activity'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import styles from './header-search.module.css'
import { SearchField } from './search-field'
import type { SearchTexts } from './search-texts'

const loadDialog = async () => (await import('./search-dialog')).SearchDialog

const LazyDialog = whenOpened(loadDialog)

const wantsAnotherTab = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/**
 * The search of the header: a box, and next to it a button that opens the search dialog (spec part
 * 3, 'Global search'), as Ctrl+K does. There is no shortcut without Ctrl: speech input and tremor
 * trigger those by mistake (WCAG 2.1.4). The script of the dialog loads when the pointer reaches
 * the button; without script the button links to the search page.
 */
export function HeaderSearch({ locale, texts }: { locale: Locale; texts: SearchTexts }) {
  const opener = useRef<HTMLAnchorElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')

  const show = async () => {
    const end = startActivity()
    try {
      await loadDialog()
      setOpen(true)
    } catch {
      // After a deployment the script file is gone; the search page always exists.
      if (navigator.onLine) window.location.assign(localePath(locale, routes.search()))
      else notify(texts.openFailed, 'error')
    } finally {
      end()
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.code === 'KeyK'
    if (!isShortcut || event.shiftKey || event.altKey || event.repeat) return
    event.preventDefault()
    void show()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <div className={styles.search}>
      <a
        ref={opener}
        href={localePath(locale, routes.search())}
        role="button"
        className={styles.opener}
        aria-label={texts.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        title={texts.openByKey}
        onPointerEnter={() => void loadDialog().catch(() => {})}
        onClick={(event) => {
          if (wantsAnotherTab(event)) return
          event.preventDefault()
          void show()
        }}
        onKeyDown={(event) => {
          if (event.key !== ' ') return
          event.preventDefault()
          void show()
        }}
      >
        <Icon name="search" />
      </a>
      <SearchField locale={locale} texts={texts} look="header" onType={setTyped} />
      <LazyDialog
        locale={locale}
        texts={texts}
        text={typed}
        open={open}
        onClose={() => setOpen(false)}
        onGone={() => document.activeElement === document.body && opener.current?.focus()}
      />
    </div>
  )
}
