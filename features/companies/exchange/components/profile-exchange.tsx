import { ButtonLink } from '@/components/button/button-link'
import { ColumnTable } from '@/components/column-table/column-table'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { columnGroups, profileFileName } from '../rules'
import { useImportTexts } from './import-texts'
import styles from './profile-exchange.module.css'
import { ProfileImportOpener } from './profile-import-opener'

/** The profile of one's own company as a file: to download, and to import. */
export function ProfileExchange({ locale }: { locale: Locale }) {
  const t = useTranslations('companyExchange')
  const texts = useImportTexts()
  return (
    <Disclosure id="exchange" title={t('title')} level={2}>
      <div className={styles.parts}>
        <Text measure={65}>{t('lead')}</Text>
        <p>
          <ButtonLink variant="secondary" href={routes.companyFile(profileFileName)} download>
            {t('download')}
          </ButtonLink>
        </p>
        <ProfileImportOpener
          locale={locale}
          company={localePath(locale, routes.myCompany())}
          texts={texts}
          shape={<Skeleton shape="field" count={2} label={t('loading')} />}
        />
        <Disclosure title={t('columns.title')} level={3}>
          <Text measure={65}>{t('columns.text')}</Text>
          <ColumnTable
            groups={columnGroups.map(({ name, ...group }) => ({
              ...group,
              meaning: t(`columns.meaning.${name}`),
            }))}
            values={t('columns.values')}
          />
        </Disclosure>
      </div>
    </Disclosure>
  )
}
