import { PageBanner } from '@/components/banner/page-banner'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Link } from '@/components/link/link'
import { RecordLayout } from '@/components/record-layout/record-layout'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { credential } from '../queries'
import { credentialHead } from '../rules'
import styles from './credential-page.module.css'
import { CredentialState } from './credential-state'

interface CredentialPageProps {
  locale: Locale
  found: NonNullable<Awaited<ReturnType<typeof credential>>>
  /** The unprefixed address of the list. */
  listPath: string
}

/** One credential with its text, type, country, date and status. */
export function CredentialPage({ locale, found, listPath }: CredentialPageProps) {
  const t = useTranslations('credentials')
  const { credential, type } = found
  const { title } = credentialHead(credential, locale)
  const list = localePath(locale, listPath)
  return (
    <>
      <PageBanner
        locale={locale}
        section="buyers"
        seed={credential.id}
        steps={[{ title: t('list'), href: list }, { title }]}
        title={<Bilingual of={credential} field="name" locale={locale} />}
        lead={type && <Bilingual of={type} field="name" locale={locale} />}
      />
      <RecordLayout
        aside={
          <>
            <CredentialState credential={credential} day={today()} texts={t.raw('state')} />
            <DefinitionList
              facts={[
                {
                  term: t('type'),
                  value: type && <Bilingual of={type} field="name" locale={locale} />,
                },
                {
                  term: t('country'),
                  value: credential.country && (
                    <Bilingual of={credential.country} field="name" locale={locale} />
                  ),
                },
                {
                  term: t('date'),
                  value: (
                    <time dateTime={credential.date}>{formatDate(credential.date, locale)}</time>
                  ),
                },
              ]}
            />
          </>
        }
      >
        <RichText>
          <BilingualHtml
            of={credential}
            field="description"
            locale={locale}
            prepare={prepareHtml}
          />
        </RichText>
        <p className={styles.back}>
          <Link href={list}>{t('back')}</Link>
        </p>
      </RecordLayout>
    </>
  )
}
