import { ContactLink } from '@/components/contact-link/contact-link'
import { Icon } from '@/components/icon/icon'
import { Part } from '@/components/layout/part'
import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { OfficeWrite } from '../contract'
import { directionsTo, type Directions } from '../rules'
import styles from './office-lines.module.css'

interface OfficeLinesProps {
  locale: Locale
  offices: readonly OfficeWrite[]
  directions: Directions
}

/** The offices as a list, a line each. */
export function OfficeLines({ locale, offices, directions }: OfficeLinesProps) {
  return (
    <Part as="ul" above={3} line="above">
      {offices.map((office) => (
        <li key={office.id} className={styles.line}>
          <OfficeLine locale={locale} office={office} directions={directions} />
        </li>
      ))}
    </Part>
  )
}

interface OfficeLineProps extends Pick<OfficeLinesProps, 'locale' | 'directions'> {
  office: OfficeWrite
}

/** An office: picture, name, contact details and the way there (spec part 1 section 2.3). */
function OfficeLine({ locale, office, directions }: OfficeLineProps) {
  const t = useTranslations('offices')
  const tab = useTranslations('layout')('newTab')
  const way = directionsTo(office, directions, locale)
  const [email, phone] = [inLocale(office, 'email', locale), inLocale(office, 'phone', locale)]
  return (
    <>
      {office.image && (
        <Picture
          src={office.image}
          alt={inLocale(office, 'image_alt', locale)}
          shape="square"
          sizes="56px"
          className={styles.picture}
        />
      )}
      <h3 className={styles.name}>
        <Bilingual of={office} field="name" locale={locale} />
      </h3>
      <p className={styles.place}>
        <Bilingual of={office} field="address" locale={locale} as="span" />
        <Bilingual of={office} field="hours" locale={locale} as="span" />
      </p>
      <p className={styles.contact}>
        {phone && <ContactLink kind="phone" value={phone} />}
        {email && <ContactLink kind="mail" value={email} />}
      </p>
      {way && (
        <Link
          href={way.href}
          newTab={way.newTab ? tab : undefined}
          look="bare"
          className={styles.way}
          data-no-print
        >
          <Icon name={way.newTab ? 'external' : 'location'} size={20} />
          <span className={styles.wayText}>{t('directions')}</span>
          <VisuallyHidden>: {inLocale(office, 'name', locale)}</VisuallyHidden>
        </Link>
      )}
    </>
  )
}
