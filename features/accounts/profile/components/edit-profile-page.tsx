import { MemberBanner } from '@/components/banner/member-banner'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { User } from '../../contract'
import styles from './edit-profile-page.module.css'
import { ProfileForm } from './profile-form'
import { useProfileFormTexts } from './profile-form-texts'

/** Where a person changes their name and picture (spec part 3 section 2). */
export function EditProfilePage({ locale, person }: { locale: Locale; person: User }) {
  const t = useTranslations()
  const texts = useProfileFormTexts()
  const profile = localePath(locale, routes.profile())
  const { id, name, last_name, avatar_img } = person
  return (
    <>
      <MemberBanner locale={locale} title={t('editProfile.title')} lead={t('editProfile.lead')} />
      <div className={styles.page}>
        <noscript>
          <p>{t('editProfile.noScript')}</p>
        </noscript>
        <ProfileForm
          locale={locale}
          person={{ id, name, last_name, avatar_img }}
          profile={profile}
          texts={texts}
        />
      </div>
    </>
  )
}
