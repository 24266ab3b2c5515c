'use client'

import { ButtonLink } from '@/components/button/button-link'
import { Glyph } from '@/components/icon/glyph'
import { chevronDown, user } from '@/components/icon/paths'
import { Link } from '@/components/link/link'
import { useHoverPanel } from '@/components/hover-panel/use-hover-panel'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import styles from './account-button.module.css'

interface AccountButtonProps {
  locale: Locale
  texts: Record<'logIn' | 'signUp' | 'account' | 'profile' | 'editProfile' | 'logOut', string>
  /** Ends the session. Without it the dropdown offers no way to. */
  onLogOut?: () => void
}

/**
 * Log in and sign up, or the profile button with its dropdown. Both stand in the markup; which
 * one shows is decided before the first paint by `data-signed-in` on the document
 * (`lib/cache/constant-script.ts`), so nothing jumps and a cached page holds nobody's name.
 */
export function AccountButton({ locale, texts, onLogOut }: AccountButtonProps) {
  const { open, item, itemProps, button, buttonProps, panelProps } = useHoverPanel<HTMLDivElement>()
  return (
    <>
      <div className={styles.visitor}>
        <ButtonLink
          href={localePath(locale, routes.login())}
          variant="quiet"
          className={styles.small}
        >
          {texts.logIn}
        </ButtonLink>
        <ButtonLink
          href={localePath(locale, routes.register())}
          variant="primary"
          className={styles.small}
        >
          {texts.signUp}
        </ButtonLink>
      </div>
      <div ref={item} className={styles.member} data-open={open || undefined} {...itemProps}>
        <button ref={button} type="button" className={styles.profile} {...buttonProps}>
          <Glyph drawing={user} />
          {texts.account}
          <Glyph drawing={chevronDown} className={styles.chevron} />
        </button>
        <div className={styles.panel} {...panelProps}>
          <Link href={localePath(locale, routes.profile())} look="bare" className={styles.entry}>
            {texts.profile}
          </Link>
          <Link
            href={localePath(locale, routes.editProfile())}
            look="bare"
            className={styles.entry}
          >
            {texts.editProfile}
          </Link>
          {onLogOut && (
            <button type="button" className={styles.entry} onClick={onLogOut}>
              {texts.logOut}
            </button>
          )}
        </div>
      </div>
    </>
  )
}
