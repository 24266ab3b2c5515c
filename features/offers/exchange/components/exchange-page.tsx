import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { ColumnTable } from '@/components/column-table/column-table'
import { Disclosure } from '@/components/disclosure/disclosure'
import { useUploadTexts } from '@/components/form/upload-texts'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Skeleton } from '@/components/skeleton/skeleton'
import { TabLinks } from '@/components/tab-links/tab-links'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { offerTypes, type OfferType } from '../../kinds/contract'
import { NoCompany } from '../../my-offers/components/no-company'
import { listRoutes } from '../../my-offers/rules'
import { columnGroups } from '../rules'
import styles from './exchange.module.css'
import { ImportPanelOpener } from './import-panel-opener'

interface ExchangePageProps {
  locale: Locale
  type: OfferType
  /** Null for a person without a company. */
  companyId: number | null
  /** The unprefixed address of the registration, for people without a company. */
  registration: string
}

/** The files of one's own products or services: all of them to download, and one to import. */
export function ExchangePage({ locale, type, companyId, registration }: ExchangePageProps) {
  const t = useTranslations('offerExchange')
  const all = useTranslations()
  const to = (route: string) => localePath(locale, route)
  const list = { title: all(`myOffers.title.${type}`), href: to(listRoutes[type]()) }
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} steps={[list]} />
      <div className={styles.page}>
        <div className={styles.tabs}>
          <TabLinks
            label={t('tabs')}
            current={to(routes.offerExchange(type))}
            tabs={offerTypes.map((one) => ({
              href: to(routes.offerExchange(one)),
              title: all(`myOffers.title.${one}`),
            }))}
          />
        </div>
        {companyId === null ? (
          <NoCompany href={to(registration)} />
        ) : (
          <div className={styles.parts}>
            <Stack aria-labelledby="download" as="section" gap={4} bounded shrinks>
              <Text id="download" as="h2" step={2}>
                {t('download.title')}
              </Text>
              <p className={styles.text}>{t('download.text')}</p>
              <Row gap={3} align="center">
                <ButtonLink variant="secondary" href={routes.offerFile(`${type}.csv`)} download>
                  {t(`download.all.${type}`)}
                </ButtonLink>
                <ButtonLink
                  variant="secondary"
                  href={routes.offerFile(`${type}-template.csv`)}
                  download
                >
                  {t('download.template')}
                </ButtonLink>
              </Row>
            </Stack>
            <Stack aria-labelledby="import" as="section" gap={4} bounded shrinks>
              <Text id="import" as="h2" step={2}>
                {t('import.title')}
              </Text>
              <Panel locale={locale} type={type} />
            </Stack>
          </div>
        )}
        <Stack gap={3} bounded>
          <Disclosure title={t('rules.title')} level={2}>
            <Stack as="ul" gap={2} bounded>
              <li>{t('rules.lines')}</li>
              <li>{t('rules.absent')}</li>
              <li>{t('rules.excel')}</li>
            </Stack>
          </Disclosure>
          <Disclosure id="columns" title={t('columns.title')} level={2}>
            <OfferColumns type={type} />
          </Disclosure>
        </Stack>
      </div>
    </>
  )
}

const ruleNames = [
  'required',
  'choice',
  'text_max',
  'description_max',
  'amount',
  'time_max',
  'web_address',
  'hs_digits',
  'hs_unknown',
  'gtin',
  'pictures_max',
  'picture_gone',
  'damaged',
  'active',
  'pixels',
  'picture',
  'picture_or_pdf',
  'quota',
  'table',
  'size_9',
  'size_50',
]

function Panel({ locale, type }: { locale: Locale; type: OfferType }) {
  const all = useTranslations()
  const own = all.raw('offerExchange.import')
  const rules = new Map<string, string>(Object.entries<string>(all.raw('rules')))
  const known = ruleNames.flatMap((name) => {
    const text = rules.get(name)
    return text === undefined ? [] : [[name, text]]
  })
  const reasons: Record<string, string> = { ...Object.fromEntries(known), ...own.reasons }
  const to = (route: string) => localePath(locale, route)
  return (
    <ImportPanelOpener
      locale={locale}
      type={type}
      addresses={{
        list: to(listRoutes[type]()),
        products: to(routes.offerExchange('products')),
        services: to(routes.offerExchange('services')),
      }}
      shape={<Skeleton shape="field" count={2} label={own.loading} />}
      texts={{ ...own, reasons, upload: useUploadTexts(), problems: all.raw('problems') }}
    />
  )
}

/** What each column of a file of offers means. */
function OfferColumns({ type }: { type: OfferType }) {
  const t = useTranslations('offerExchange.columns')
  const groups = columnGroups(type).map(({ name, ...group }) => ({
    ...group,
    meaning: t(`meaning.${name}`),
  }))
  return <ColumnTable groups={groups} values={t('values')} />
}
