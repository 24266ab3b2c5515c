import { ContactLink } from '@/components/contact-link/contact-link'
import { Link } from '@/components/link/link'
import { MotifLines } from '@/components/motif/motif-lines'
import { Picture } from '@/components/picture/picture'
import type { Site } from '@/features/site/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/i18n/routes'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import type { EnquiryPage } from '../../contract'
import type { EnquiryKind } from '../rules'
import { EnquiryOpener } from './enquiry-opener'
import styles from './enquiry-section.module.css'
import { useEnquiryTexts, type EnquiryChoices } from './enquiry-texts'

export interface EnquirySectionProps {
  locale: Locale
  kind: EnquiryKind
  /** What the form says of itself: picture, title and subtitle. */
  page: EnquiryPage | null
  choices: EnquiryChoices
  /** Whom people write to who cannot use the form. */
  site: Site
  /** Where all offices stand, without language prefix. */
  contactPath: string
}

/** An enquiry's form with its picture, title and subtitle (spec part 1 section 2.9). */
export function EnquirySection(props: EnquirySectionProps) {
  const { locale, kind, page, choices, site, contactPath } = props
  const t = useTranslations('enquiryForms')
  const texts = useEnquiryTexts(kind, locale)
  const id = `${kind}-form`
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {page ? <Bilingual of={page} field="title" locale={locale} /> : t('title')}
        </h2>
        {page && <Bilingual of={page} field="subtitle" locale={locale} as="p" />}
      </div>
      <Picture
        src={page?.image ?? null}
        alt={page ? inLocale(page, 'image_alt', locale) : ''}
        sizes="(width < 924px) 94vw, 400px"
        className={styles.picture}
        fallback={<MotifLines seed={id} />}
      />
      <div className={styles.form}>
        <noscript>
          <WithoutScript locale={locale} site={site} contactPath={contactPath} />
        </noscript>
        <div className={styles.island}>
          <EnquiryOpener
            key={locale}
            locale={locale}
            kind={kind}
            texts={texts}
            choices={choices}
            siteKey={captchaSiteKey()}
            termsHref={localePath(locale, routes.terms())}
            labelledBy={id}
            loading={t('loading')}
          />
        </div>
      </div>
    </section>
  )
}

type Reached = Pick<EnquirySectionProps, 'locale' | 'site' | 'contactPath'>

/** How to reach the office without the form, which needs script. */
function WithoutScript({ locale, site, contactPath }: Reached) {
  const t = useTranslations('enquiryForms.noScript')
  return (
    <div className={styles.plain}>
      <p>{t('text')}</p>
      <ul>
        <li>
          <ContactLink kind="mail" value={inLocale(site, 'contact_email', locale)} />
        </li>
        <li>
          <ContactLink kind="phone" value={inLocale(site, 'contact_phone', locale)} />
        </li>
        <li>
          <Link href={localePath(locale, contactPath)}>{t('contact')}</Link>
        </li>
      </ul>
    </div>
  )
}
