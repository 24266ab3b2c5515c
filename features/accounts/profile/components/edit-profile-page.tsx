import { MemberBanner } from '@/components/banner/member-banner'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { isServed } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useFailureTexts } from '../../components/failure-texts'
import type { User } from '../../contract'
import { changeLanguage } from '../contract'
import styles from './edit-profile-page.module.css'
import { LanguageForm } from './language-form'
import { ProfileForm } from './profile-form'
import { useProfileFormTexts } from './profile-form-texts'

/** Where a person changes their name, picture (spec part 3 section 2) and language. */
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
        {isServed(changeLanguage) && <LanguagePart locale={locale} person={person} />}
      </div>
    </>
  )
}

/** A form of its own: the profile is saved with a picture only, which no language waits for. */
function LanguagePart({ locale, person }: { locale: Locale; person: User }) {
  const texts: Messages['accountLanguage'] = useTranslations().raw('accountLanguage')
  return (
    <section aria-labelledby="language" className={styles.language}>
      <SectionHeading id="language" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <LanguageForm
        locale={locale}
        chosen={person.locale}
        label={person.staff_roles.length > 0 ? texts.staff : texts.member}
        texts={texts}
        failures={useFailureTexts(locale)}
      />
    </section>
  )
}
