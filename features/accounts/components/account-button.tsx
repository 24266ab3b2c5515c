'use client'

import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { useHoverPanel } from '@/components/hover-panel/use-hover-panel'
import { Row } from '@/components/layout/row'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { logOut, openModal } from './account-actions'
import styles from './account-button.module.css'

interface AccountButtonProps {
  locale: Locale
  texts: Record<
    'logIn' | 'signUp' | 'account' | 'profile' | 'editProfile' | 'logOut' | 'logOutFailed',
    string
  > & {
    /** The export plan; without it the portal has none. */
    plan?: string
  }
}

/**
 * Log in and sign up, or the profile button with its dropdown. The markup contains both;
 * `data-signed-in` on the document (`lib/cache/constant-script.ts`) decides before the first paint
 * which one shows, so the layout does not shift and a cached page contains no name.
 */
export function AccountButton({ locale, texts }: AccountButtonProps) {
  const home = localePath(locale, routes.home())
  const { open, item, itemProps, button, buttonProps, panelProps } = useHoverPanel<HTMLDivElement>()
  return (
    <>
      <Row gap={2} align="center" nowrap className={styles.visitor}>
        <ButtonLink
          href={localePath(locale, routes.login())}
          variant="quiet"
          className={styles.small}
          data-with-script
          onClick={openModal('login')}
        >
          {texts.logIn}
        </ButtonLink>
        <ButtonLink
          href={localePath(locale, routes.register())}
          variant="primary"
          className={styles.small}
          data-with-script
          onClick={openModal('sign-up')}
        >
          {texts.signUp}
        </ButtonLink>
      </Row>
      <div ref={item} className={styles.member} data-open={open || undefined} {...itemProps}>
        <button ref={button} type="button" className={styles.profile} {...buttonProps}>
          <Icon name="user" />
          {texts.account}
          <Icon name="chevron-down" className={styles.chevron} />
        </button>
        <div className={styles.panel} {...panelProps}>
          <Link href={localePath(locale, routes.profile())} look="bare" className={styles.entry}>
            {texts.profile}
          </Link>
          {texts.plan && (
            <Link
              href={localePath(locale, routes.exportPlan())}
              look="bare"
              className={styles.entry}
            >
              {texts.plan}
            </Link>
          )}
          <Link
            href={localePath(locale, routes.editProfile())}
            look="bare"
            className={styles.entry}
          >
            {texts.editProfile}
          </Link>
          <button
            type="button"
            className={styles.entry}
            onClick={() => void logOut(home, texts.logOutFailed)}
          >
            {texts.logOut}
          </button>
        </div>
      </div>
    </>
  )
}
