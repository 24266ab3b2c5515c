'use client'

import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { logOut, openModal } from './account-actions'
import styles from './drawer-account.module.css'

interface DrawerAccountListProps {
  locale: Locale
  texts: Record<
    | 'logIn'
    | 'signUp'
    | 'account'
    | 'profile'
    | 'editProfile'
    | 'enquiries'
    | 'products'
    | 'services'
    | 'security'
    | 'logOut'
    | 'logOutFailed',
    string
  > & {
    /** The export plan; without it the portal has none. */
    plan?: string
  }
}

const entries = [
  ['profile', 'user', routes.profile()],
  ['plan', 'compass', routes.exportPlan()],
  ['editProfile', 'file', routes.editProfile()],
  ['enquiries', 'mail', routes.userEnquiries()],
  ['products', 'box', routes.myProducts()],
  ['services', 'briefcase', routes.myServices()],
  ['security', 'shield', routes.security()],
] as const satisfies readonly (readonly [keyof DrawerAccountListProps['texts'], IconName, string])[]

/**
 * Log in and sign up, or all entries of the member area, as a list. As in the header, the markup
 * contains both, and `data-signed-in` on the document decides which one shows.
 */
export function DrawerAccountList({ locale, texts }: DrawerAccountListProps) {
  return (
    <>
      <div className={styles.visitor}>
        <ButtonLink
          href={localePath(locale, routes.login())}
          variant="secondary"
          data-with-script
          onClick={openModal('login')}
        >
          {texts.logIn}
        </ButtonLink>
        <ButtonLink
          href={localePath(locale, routes.register())}
          variant="primary"
          data-with-script
          onClick={openModal('sign-up')}
        >
          {texts.signUp}
        </ButtonLink>
      </div>
      <nav aria-label={texts.account} className={styles.member}>
        <Text tone="title" weight="heading">
          {texts.account}
        </Text>
        <ul className={styles.entries}>
          {entries.map(
            ([name, icon, path]) =>
              texts[name] && (
                <li key={name}>
                  <Link href={localePath(locale, path)} look="bare" className={styles.entry}>
                    <Icon name={icon} size={20} />
                    {texts[name]}
                  </Link>
                </li>
              ),
          )}
          <li>
            <button
              type="button"
              className={styles.entry}
              onClick={() => void logOut(localePath(locale, routes.home()), texts.logOutFailed)}
            >
              <Icon name="log-out" size={20} />
              {texts.logOut}
            </button>
          </li>
        </ul>
      </nav>
    </>
  )
}
