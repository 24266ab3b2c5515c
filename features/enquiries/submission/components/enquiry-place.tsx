import { Alert } from '@/components/alert/alert'
import { ContactLink } from '@/components/contact-link/contact-link'
import { Part } from '@/components/layout/part'
import { Link } from '@/components/link/link'
import { WithoutScript } from '@/components/without-script/without-script'
import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { EnquiryKind } from '../rules'
import { EnquiryOpener } from './enquiry-opener'
import styles from './enquiry-place.module.css'
import { useEnquiryTexts, type EnquiryChoices } from './enquiry-texts'

export interface EnquiryPlaceProps {
  locale: Locale
  kind: EnquiryKind
  choices: EnquiryChoices
  /** The site settings with the contact options for people who cannot use the form. */
  site: Site
  /** The page with all offices, without language prefix. */
  contactPath: string
  /** The heading of the form. */
  labelledBy: string
  /** What the portal knows of the chosen country. */
  known?: ReactNode
  /** What leads on from a filed enquiry to a public request, where the portal has these. */
  publish?: string | undefined
}

/**
 * The place of a form in its page, and for visitors what they need to send it; without script, the
 * ways to contact the office.
 */
export function EnquiryPlace(props: EnquiryPlaceProps) {
  const { locale, kind, choices, labelledBy, known, publish } = props
  const t = useTranslations('enquiryForms')
  return (
    <>
      <ContactOptions {...props} />
      <Part below={5} className={styles.visitor}>
        <Alert tone="invite" word={t('login.warning')} title={t('visitor.title')}>
          {t('visitor.text')}
        </Alert>
      </Part>
      <div id="enquiry" className={styles.island}>
        <EnquiryOpener
          key={locale}
          locale={locale}
          kind={kind}
          texts={useEnquiryTexts(kind, locale)}
          choices={choices}
          siteKey={captchaSiteKey()}
          termsHref={localePath(locale, routes.terms())}
          labelledBy={labelledBy}
          known={known}
          publish={publish}
          loading={t('loading')}
        />
      </div>
    </>
  )
}

function ContactOptions({ locale, site, contactPath }: EnquiryPlaceProps) {
  const t = useTranslations('enquiryForms.noScript')
  const email = inLocale(site, 'contact_email', locale)
  const phone = inLocale(site, 'contact_phone', locale)
  return (
    <WithoutScript>
      <p>{t('text')}</p>
      <ul>
        {email && (
          <li>
            <ContactLink kind="mail" value={email} />
          </li>
        )}
        {phone && (
          <li>
            <ContactLink kind="phone" value={phone} />
          </li>
        )}
        <li>
          <Link href={localePath(locale, contactPath)}>{t('contact')}</Link>
        </li>
      </ul>
    </WithoutScript>
  )
}
