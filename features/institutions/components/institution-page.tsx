import { PageBanner } from '@/components/banner/page-banner'
import { buttonClass } from '@/components/button/button'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Icon } from '@/components/icon/icon'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Stack } from '@/components/layout/stack'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { BilingualField } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { organizationProfile } from '@/lib/seo/structured-data'
import { useTranslations } from 'next-intl'
import type { Institution } from '../contract'
import type { InstitutionNames } from '../queries'
import { institutionHead, institutionSite } from '../rules'
import styles from './institution-page.module.css'

interface InstitutionPageProps {
  locale: Locale
  institution: Institution
  names: InstitutionNames
  /** The unprefixed address of the list. */
  listPath: string
}

/** A trade support institution: description, types, modes of participation, and website. */
export function InstitutionPage({ locale, institution, names, listPath }: InstitutionPageProps) {
  const t = useTranslations('institutions')
  const tab = useTranslations('layout')('newTab')
  const { title, description, paths } = institutionHead(institution, locale)
  const site = institutionSite(institution)
  const governorate = names.governorates.find(({ id }) => id === institution.gov_id)
  return (
    <>
      <JsonLd
        data={organizationProfile({ locale, path: paths[locale], name: title, description, site })}
      />
      <PageBanner
        locale={locale}
        seed={institution.id}
        steps={[{ title: t('list'), href: localePath(locale, listPath) }, { title }]}
        title={<Bilingual of={institution} field="name" locale={locale} />}
      />
      <div className={styles.layout}>
        <Bilingual
          of={institution}
          field="description"
          locale={locale}
          as="p"
          className={styles.text}
        />
        <Stack as="aside" gap={5} align="start" top>
          <DefinitionList
            facts={[
              {
                term: t('type'),
                value: (
                  <Names
                    records={names.types}
                    ids={institution.type_id}
                    field="type"
                    locale={locale}
                  />
                ),
              },
              {
                term: t('mode'),
                value: (
                  <Names
                    records={names.modes}
                    ids={institution.mode_id}
                    field="mode"
                    locale={locale}
                  />
                ),
              },
              {
                term: t('governorate'),
                value: governorate && <Bilingual of={governorate} field="name" locale={locale} />,
              },
            ]}
          />
          {site && (
            <a href={site} target="_blank" rel="noopener" className={buttonClass('secondary')}>
              {t('visit')}
              <Icon name="external" />
              <VisuallyHidden>({tab})</VisuallyHidden>
            </a>
          )}
        </Stack>
      </div>
    </>
  )
}

/** The names of some records as a list. */
function Names<R extends { id: number }>({
  records,
  ids,
  field,
  locale,
}: {
  records: readonly R[]
  ids: readonly number[]
  field: BilingualField<R>
  locale: Locale
}) {
  return (
    <ul>
      {records
        .filter(({ id }) => ids.includes(id))
        .map((record) => (
          <li key={record.id}>
            <Bilingual of={record} field={field} locale={locale} />
          </li>
        ))}
    </ul>
  )
}
