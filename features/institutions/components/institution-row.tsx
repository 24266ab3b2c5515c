'use client'

import { Chip } from '@/components/chip/chip'
import { Link } from '@/components/link/link'
import { Icon } from '@/components/icon/icon'
import { IsolatedList } from '@/components/isolated/isolated-list'
import { Row } from '@/components/layout/row'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { localePath, routes } from '@/lib/routing/routes'
import type { Locale } from '@/lib/i18n/locale'
import type { Institution } from '../contract'
import styles from './institution-row.module.css'

/** The names of types, modes and governorates, as in the filters. */
export interface InstitutionOptions {
  types: readonly FilterOption[]
  modes: readonly FilterOption[]
  governorates: readonly FilterOption[]
}

interface InstitutionRowProps {
  locale: Locale
  institution: Institution
  options: InstitutionOptions
  /** The label of the modes of participation. */
  modeLabel: string
}

/** An institution in the list: name, types, description, modes of participation, governorate. */
export function InstitutionRow({ locale, institution, options, modeLabel }: InstitutionRowProps) {
  const named = (given: readonly FilterOption[], ids: readonly number[]) =>
    given.filter(({ value }) => ids.includes(Number(value)))
  const modes = named(options.modes, institution.mode_id)
  const [governorate] = named(options.governorates, [institution.gov_id])
  return (
    <article className={styles.row}>
      <h3 className={styles.name}>
        <Link
          href={localePath(locale, routes.institution(institution.id))}
          look="bare"
          covers
          className={styles.link}
        >
          <Bilingual of={institution} field="name" locale={locale} />
        </Link>
      </h3>
      <ul className={styles.types}>
        {named(options.types, institution.type_id).map(({ value, text, lang }) => (
          <li key={value}>
            <Chip tone="petrol">
              <span lang={lang}>{text}</span>
            </Chip>
          </li>
        ))}
      </ul>
      <Bilingual
        of={institution}
        field="description"
        locale={locale}
        as="p"
        className={styles.text}
      />
      <p className={styles.facts}>
        {governorate && (
          <Row as="span" gap={1} align="center" inline nowrap>
            <Icon name="location" size={18} />
            <span lang={governorate.lang}>{governorate.text}</span>
          </Row>
        )}
        {modes.length > 0 && (
          <span className={styles.modes}>
            {modeLabel}: <IsolatedList locale={locale} texts={modes} />
          </span>
        )}
      </p>
    </article>
  )
}
