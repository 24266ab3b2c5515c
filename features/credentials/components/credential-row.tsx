'use client'

import { Link } from '@/components/link/link'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { Credential } from '../contract'
import styles from './credential-row.module.css'
import { CredentialState, type CredentialStateTexts } from './credential-state'

interface CredentialRowProps {
  locale: Locale
  credential: Credential
  types: readonly FilterOption[]
  day: string
  texts: CredentialStateTexts
}

/** A credential in the list with its type, country, date and status. */
export function CredentialRow({ locale, credential, types, day, texts }: CredentialRowProps) {
  const type = types.find(({ value }) => value === String(credential.type))
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link
            href={localePath(locale, routes.credential(credential.id))}
            look="bare"
            covers
            className={styles.link}
          >
            <Bilingual of={credential} field="name" locale={locale} />
          </Link>
        </h3>
        <p className={styles.facts}>
          {type && <span lang={type.lang}>{type.text}</span>}
          {credential.country && <Bilingual of={credential.country} field="name" locale={locale} />}
          <time dateTime={credential.date}>{formatDate(credential.date, locale)}</time>
        </p>
      </div>
      <CredentialState credential={credential} day={day} texts={texts} />
    </article>
  )
}
