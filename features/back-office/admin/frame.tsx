'use client'

import { Icon } from '@/components/icon/icon'
import { SchemeSwitch } from '@/components/scheme-switch/scheme-switch'
import { ShortcutHelp } from '@/components/shortcuts/shortcut-help'
import { SkipLink, contentId } from '@/components/skip-link/skip-link'
import { Snackbar } from '@/components/snackbar/snackbar'
import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { OthersHere } from '../presence/admin/others-here'
import { StaffSearch } from '../search/admin/staff-search'
import { AccountBar } from './account-bar'
import { AreaMenu } from './area-menu'
import styles from './frame.module.css'

/** Header, menu and content of every screen of the back office. */
export function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('admin')
  const tLayout = useTranslations('layout')
  const [isOpen, setOpen] = useState(false)
  const content = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    content.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [pathname])
  return (
    <div className={styles.frame}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header} data-ground="petrol">
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls="areas"
          aria-label={isOpen ? t('closeMenu') : t('openMenu')}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
        </button>
        <Link to="/" className={styles.name}>
          {t('title')}
        </Link>
        <StaffSearch />
        <AccountBar />
      </header>
      <div className={styles.body}>
        <nav
          id="areas"
          aria-label={t('sections')}
          className={isOpen ? `${styles.menu} ${styles.open}` : styles.menu}
        >
          <AreaMenu onGo={() => setOpen(false)} />
          <div className={styles.scheme}>
            <SchemeSwitch texts={tLayout.raw('scheme')} />
            <ShortcutHelp />
          </div>
        </nav>
        <main id={contentId} ref={content} tabIndex={-1} className={styles.content}>
          <OthersHere />
          {children}
        </main>
      </div>
      <Snackbar closeText={t('closeMessage')} />
    </div>
  )
}
