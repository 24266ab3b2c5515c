'use client'

import { Icon } from '@/components/icon/icon'
import { LeaveDialog } from '@/components/unsaved/leave-dialog'
import { discardUnsavedChanges, hasUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { useAction } from '@/components/work-record/use-action'
import { logout } from '@/features/accounts/contract'
import { changeLanguage } from '@/features/accounts/profile/contract'
import { call } from '@/lib/api/call'
import { forgetPerson } from '@/lib/auth/forget-person'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { isolated } from '@/lib/i18n/isolated'
import { nativeName, otherLocale } from '@/lib/i18n/locale'
import { rememberLocale } from '@/lib/i18n/remember-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import styles from './frame.module.css'

type Leaving = 'logOut' | 'switch'

/**
 * Who is logged in, the other language, logging out; asks first about unsaved changes. The language
 * is the account's, so that emails follow; the browser remembers it for the portal's pages.
 */
export function AccountBar() {
  const t = useTranslations('admin')
  const locale = useInterfaceLocale()
  const client = useQueryClient()
  const { name } = useStaffPerson()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const { run } = useAction()
  const other = otherLocale(locale)
  const logOutNow = async () => {
    const isDone = await run(async () => {
      await call(logout)
      return null
    })
    if (!isDone) return
    forgetPerson()
    discardUnsavedChanges()
    client.clear()
    window.location.assign(localePath(locale, routes.home()))
  }
  const switchLanguage = async () => {
    const isSaved = await run(async () => {
      await call(changeLanguage, { body: { locale: other } })
      return t('languageSaved')
    })
    if (!isSaved) return
    discardUnsavedChanges()
    rememberLocale(other)
    window.location.reload()
  }
  const go = (how: Leaving) => void (how === 'logOut' ? logOutNow() : switchLanguage())
  const leave = (how: Leaving) => (hasUnsavedChanges() ? setLeaving(how) : go(how))
  return (
    <div className={styles.account}>
      {name !== '' && (
        <span className={styles.person}>{t('signedIn', { name: isolated(name, locale) })}</span>
      )}
      <button type="button" lang={other} className={styles.tool} onClick={() => leave('switch')}>
        <Icon name="globe" />
        {nativeName[other]}
      </button>
      <a href={localePath(locale, routes.home())} className={styles.tool}>
        <Icon name="external" />
        <span className={styles.word}>{t('home')}</span>
      </a>
      <button type="button" className={styles.tool} onClick={() => leave('logOut')}>
        <Icon name="log-out" />
        <span className={styles.word}>{t('logOut')}</span>
      </button>
      <LeaveDialog
        isOpen={leaving !== null}
        onStay={() => setLeaving(null)}
        onLeave={() => {
          setLeaving(null)
          if (leaving) go(leaving)
        }}
      />
    </div>
  )
}
