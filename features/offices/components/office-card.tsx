import { ContactLink } from '@/components/contact-link/contact-link'
import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import { Link } from '@/components/link/link'
import { Picture } from '@/components/picture/picture'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { officeAnchor } from '@/lib/routing/anchors'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { OfficeWrite } from '../contract'
import { directionsTo, openingHours } from '../rules'
import styles from './office-cards.module.css'
import { OpenState } from './open-state'

interface OfficeCardProps {
  locale: Locale
  office: OfficeWrite
  /** Its number on the map next to the list. */
  number?: number | undefined
}

/** An office: picture, name, address and contact details (spec part 1 section 2.3). */
export function OfficeCard({ locale, office, number }: OfficeCardProps) {
  const t = useTranslations('offices')
  const tab = useTranslations('layout')('newTab')
  const way = directionsTo(office, 'map', locale)
  const email = inLocale(office, 'email', locale)
  const phone = inLocale(office, 'phone', locale)
  const hours = openingHours(inLocale(office, 'hours', 'en'))
  const field = (name: 'address' | 'hours') =>
    inLocale(office, name, locale) && <Bilingual of={office} field={name} locale={locale} />
  return (
    <article id={officeAnchor(office)} className={styles.card}>
      {office.image && (
        <Picture
          src={office.image}
          alt={inLocale(office, 'image_alt', locale)}
          sizes="88px"
          className={styles.picture}
        />
      )}
      <div className={styles.body}>
        <h3 className={styles.name}>
          {number !== undefined && (
            <span className={styles.number}>
              <VisuallyHidden>{t('onMap')} </VisuallyHidden>
              {number}
            </span>
          )}
          <Bilingual of={office} field="name" locale={locale} />
        </h3>
        <dl className={styles.facts}>
          <Fact icon="location" name={t('address')} isWide>
            {(field('address') || way) && (
              <>
                {field('address')}
                {way && (
                  <Link href={way.href} newTab={tab} className={styles.directions}>
                    {t('directions')}
                    <VisuallyHidden>: {inLocale(office, 'name', locale)}</VisuallyHidden>
                  </Link>
                )}
              </>
            )}
          </Fact>
          <Fact icon="clock" name={t('hours')} isWide>
            {field('hours') && (
              <>
                {field('hours')}
                {hours && <OpenState hours={hours} texts={t.raw('state')} />}
              </>
            )}
          </Fact>
          <Fact icon="phone" name={t('phone')}>
            {phone && <ContactLink kind="phone" value={phone} />}
          </Fact>
          <Fact icon="mail" name={t('email')}>
            {email && <ContactLink kind="mail" value={email} />}
          </Fact>
        </dl>
      </div>
    </article>
  )
}

interface FactProps {
  icon: IconName
  name: string
  /** Whether it has a line of its own on a phone too. */
  isWide?: boolean
  children: ReactNode
}

function Fact({ icon, name, isWide = false, children }: FactProps) {
  if (!children) return null
  return (
    <div className={isWide ? `${styles.fact} ${styles.wide}` : styles.fact}>
      <dt>
        <Icon name={icon} size={20} className={styles.icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
