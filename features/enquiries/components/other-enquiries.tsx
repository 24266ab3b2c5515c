import { ButtonLink } from '@/components/button/button-link'
import { contactHref } from '@/components/contact-link/contact-href'
import { ContactLink } from '@/components/contact-link/contact-link'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import type { Site } from '@/features/site/contract'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { EnquiryFormPage } from '../contract'
import styles from './other-enquiries.module.css'

interface OtherEnquiriesProps {
  locale: Locale
  /** The texts of the form for other enquiries (type 7). */
  texts: EnquiryFormPage | null
  site: Site
  /** The form, which the title of the block labels. */
  children?: ReactNode
}

/**
 * The form for enquiries that fit no other form, and the contact options (spec part 2, 'Contact
 * page').
 */
export function OtherEnquiries({ locale, texts, site, children }: OtherEnquiriesProps) {
  const t = useTranslations('offices.enquiries')
  const forms = useTranslations('enquiryForms')
  const email = inLocale(site, 'contact_email', locale)
  const phone = inLocale(site, 'contact_phone', locale)
  const address = inLocale(site, 'contact_address', locale)
  const mail = contactHref('mail', email)
  return (
    <section className={styles.section} aria-labelledby="other-enquiries">
      <Text id="other-enquiries" as="h2" tone="title" step={2} className={styles.title}>
        {texts ? <Bilingual of={texts} field="title" locale={locale} /> : forms('title')}
      </Text>
      {children && (
        <div className={styles.form} data-no-print>
          {children}
        </div>
      )}
      <Stack gap={4} align="start" top shrinks>
        {texts && (
          <Bilingual of={texts} field="subtitle" locale={locale} as="p" className={styles.text} />
        )}
        {(email || phone || address) && (
          <Row as="dl" gap={6} lineGap={3} className={styles.ways}>
            {email && (
              <div>
                <dt>{t('mail')}</dt>
                <dd>
                  <ContactLink kind="mail" value={email} />
                </dd>
              </div>
            )}
            {phone && (
              <div>
                <dt>{t('call')}</dt>
                <dd>
                  <ContactLink kind="phone" value={phone} />
                </dd>
              </div>
            )}
            {address && (
              <div>
                <dt>{t('post')}</dt>
                <dd className={styles.plain}>
                  <Bilingual of={site} field="contact_address" locale={locale} />
                </dd>
              </div>
            )}
          </Row>
        )}
        {mail && (
          <ButtonLink href={mail}>
            <Icon name="mail" />
            {t('write')}
          </ButtonLink>
        )}
        <Picture
          src={texts?.image ?? null}
          alt={texts ? inLocale(texts, 'image_alt', locale) : ''}
          sizes="400px"
          className={styles.picture}
          fallback={<Scene name="consulting" />}
        />
      </Stack>
    </section>
  )
}
