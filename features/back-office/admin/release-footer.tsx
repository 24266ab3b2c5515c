'use client'

import { useTranslations } from 'next-intl'
import styles from './release-footer.module.css'

/** Names the release that somebody works with, below every screen of the back office. */
export function ReleaseFooter({ release }: { release: string }) {
  const t = useTranslations('layout')
  return <footer className={styles.footer}>{t('release', { release })}</footer>
}
