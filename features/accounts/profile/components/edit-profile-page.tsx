import { MemberBanner } from '@/components/banner/member-banner'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { isServed } from '@/lib/api/call'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { useFailureTexts } from '../../components/failure-texts'
import type { User } from '../../contract'
import { changeDetails, changeLanguage } from '../contract'
import { DetailsForm } from './details-form'
import styles from './edit-profile-page.module.css'
import { LanguageForm } from './language-form'
import { ProfileForm } from './profile-form'
import { useProfileFormTexts } from './profile-form-texts'

interface EditProfilePageProps extends PartProps {
  countries: ComponentProps<typeof DetailsForm>['countries']
}

/** Where a person changes their name, picture (spec part 3 section 2), details and language. */
export function EditProfilePage({ locale, person, countries }: EditProfilePageProps) {
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
        {isServed(changeDetails) && (
          <DetailsPart locale={locale} person={person} countries={countries} />
        )}
        {isServed(changeLanguage) && <LanguagePart locale={locale} person={person} />}
      </div>
    </>
  )
}

interface PartProps {
  locale: Locale
  person: User
}

/** A form of its own: its call is not one of the specified ones. */
function DetailsPart({ locale, person, countries }: EditProfilePageProps) {
  const t = useTranslations()
  const texts: Messages['accountDetails'] = t.raw('accountDetails')
  const rules: Messages['rules'] = t.raw('rules')
  return (
    <section aria-labelledby="details" className={styles.part}>
      <SectionHeading id="details" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <DetailsForm
        locale={locale}
        person={person}
        countries={countries}
        texts={{ ...texts, rules }}
        failures={useFailureTexts(locale)}
      />
    </section>
  )
}

/** A form of its own: its call is not one of the specified ones. */
function LanguagePart({ locale, person }: PartProps) {
  const texts: Messages['accountLanguage'] = useTranslations().raw('accountLanguage')
  return (
    <section aria-labelledby="language" className={styles.part}>
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
