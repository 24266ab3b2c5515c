import { PageBanner } from '@/components/banner/page-banner'
import { Chip } from '@/components/chip/chip'
import { DefinitionList } from '@/components/definition-list/definition-list'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { RecordLayout } from '@/components/record-layout/record-layout'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { headImage, inLocale } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, samePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { statusSigns } from '../../components/status-signs'
import type { CountryPageData } from '../queries'
import styles from './country-page.module.css'

interface CountryPageProps {
  locale: Locale
  page: CountryPageData
  /** The unprefixed address of the map. */
  mapPath: string
  /** A link to what else is known of the country as a market. */
  marketLink?: ReactNode
  /** What applies in the market besides the agreements. */
  notice?: ReactNode
}

/** The agreements with one country: Home > map > country, title, subtitle, picture, text. */
export function CountryPage({ locale, page, mapPath, marketLink, notice }: CountryPageProps) {
  const t = useTranslations('agreementMap')
  const { agreement, country, treaties } = page
  const name = country ? inLocale(country, 'name', locale) : inLocale(agreement, 'title', locale)
  const more = `${localePath(locale, routes.freeTradeAgreements())}?country=${agreement.country_code}`
  return (
    <>
      <PageBanner
        locale={locale}
        seed={agreement.id}
        steps={[{ title: t('short'), href: localePath(locale, mapPath) }, { title: name }]}
        title={<Bilingual of={agreement} field="title" locale={locale} />}
        lead={<Bilingual of={agreement} field="subtitle" locale={locale} />}
      />
      <RecordLayout
        {...headImage(agreement, locale)}
        lead={
          <Bilingual
            of={agreement}
            field="sub_subtitle"
            locale={locale}
            as="p"
            className={styles.lead}
          />
        }
        aside={
          <Stack gap={4}>
            {treaties.length > 0 && <Treaties locale={locale} treaties={treaties} />}
            {marketLink && <p>{marketLink}</p>}
            <p>
              <Link href={more}>{t('details')}</Link>
            </p>
            <p>
              <Link href={localePath(locale, mapPath)}>{t('back')}</Link>
            </p>
          </Stack>
        }
      >
        {notice}
        <RichText>
          <BilingualHtml of={agreement} field="content" locale={locale} prepare={prepareHtml} />
        </RichText>
      </RecordLayout>
    </>
  )
}

/** The agreements with a country: status, date and certificate of origin of each. */
function Treaties({ locale, treaties }: { locale: Locale; treaties: CountryPageData['treaties'] }) {
  const t = useTranslations('agreementMap')
  const texts = useTranslations('agreements')
  return (
    <>
      <Text as="h2" tone="title" step={1}>
        {t('treaties')}
      </Text>
      <Stack as="ul" gap={5} className={styles.treaties}>
        {treaties.map((treaty) => {
          const { id, legal_status: status, in_force: since, terminated } = treaty
          const certificate = inLocale(treaty, 'proof_of_origin', locale)
          return (
            <li key={id}>
              <Bilingual
                of={treaty}
                field="title"
                locale={locale}
                as="p"
                className={styles.treaty}
              />
              {status && <Chip {...statusSigns[status]}>{texts(`status.${status}`)}</Chip>}
              <DefinitionList
                facts={[
                  {
                    term: texts(terminated === null ? 'facts.inForce' : 'facts.inForceFrom'),
                    value: since && <time dateTime={since}>{formatDate(since, locale)}</time>,
                  },
                  {
                    term: texts('facts.proofOfOrigin'),
                    value: certificate && (
                      <Bilingual of={treaty} field="proof_of_origin" locale={locale} />
                    ),
                  },
                ]}
              />
            </li>
          )
        })}
      </Stack>
    </>
  )
}

/** The metadata of a country's page; its address is the same in both languages. */
export function countryHead({ agreement }: CountryPageData, locale: Locale) {
  return {
    title: inLocale(agreement, 'title', locale),
    description: plainText(inLocale(agreement, 'content', locale)),
    paths: samePath(routes.countryAgreement(agreement.id)),
    ...headImage(agreement, locale),
  }
}
