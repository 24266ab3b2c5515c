import { PageBanner } from '@/components/banner/page-banner'
import { ButtonLink } from '@/components/button/button-link'
import { Link } from '@/components/link/link'
import { byName, filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { barrierStatuses, measureKinds } from '@/lib/db/codes/barriers'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import type { Barrier } from '../contract'
import { registerChoices, registerPage } from '../queries'
import { registerShape, type RegisterState } from '../search-params'
import { LazyRegisterView } from './lazy-register-view'
import styles from './register-page.module.css'

interface RegisterPageProps {
  locale: Locale
  state: RegisterState
}

/** The public register of barriers to trade, in the view that the address names. */
export async function RegisterPage({ locale, state }: RegisterPageProps) {
  const loaded = await Promise.all([registerPage(state), registerChoices()])
  const [first, choices] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return <Register locale={locale} state={state} first={first} choices={choices} />
}

const bannerSeed = 241

interface RegisterProps extends RegisterPageProps {
  first: Page<Barrier>
  choices: Awaited<ReturnType<typeof registerChoices>>
}

function Register({ locale, state, first, choices }: RegisterProps) {
  const t = useTranslations('barriers')
  const common = useListTexts()
  const all = t('all')
  const { used, everywhere } = choices
  const { filters } = state
  const markets = byName(
    filterOptions(everywhere, 'name', ({ id }) => id, locale),
    locale,
  )
  const kinds = measureKinds.map((code) => ({
    value: code,
    text: t('code', { code, name: t(`measure.${code}`) }),
  }))
  const statuses = barrierStatuses.map((value) => ({ value, text: t(`status.${value}`) }))
  const usedMarkets = used.countries.map(({ id }) => id)
  const empty = { title: t('empty.title'), text: t('empty.text') }
  const file = `${routes.barriersFile()}${registerShape.write({ ...state, page: 1 })}`
  return (
    <>
      <PageBanner
        locale={locale}
        seed={bannerSeed}
        steps={[{ title: t('title') }]}
        title={t('title')}
        lead={t('lead')}
      />
      <p className={styles.actions}>
        <ButtonLink href={localePath(locale, routes.tradeBarriers())}>{t('report')}</ButtonLink>
        <Link href={localePath(locale, file)}>{t('download')}</Link>
      </p>
      <LazyRegisterView
        locale={locale}
        path={localePath(locale, routes.barriers())}
        state={state}
        first={first}
        fields={[
          { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
          {
            kind: 'select',
            key: 'country',
            label: t('market'),
            all,
            options: offered(markets, usedMarkets, filters.country),
          },
          {
            kind: 'select',
            key: 'kind',
            label: t('kind'),
            all,
            options: offered(kinds, used.kinds, filters.kind),
          },
          {
            kind: 'select',
            key: 'status',
            label: t('state'),
            all,
            options: offered(statuses, used.statuses, filters.status),
          },
        ]}
        texts={{
          ...common,
          records: {
            title: t('listTitle'),
            count: countForms((count) => t('count', { count }), locale),
            empty,
          },
        }}
        row={{
          hs: t.raw('hs'),
          allProducts: t('allProducts'),
          sample: t('sample'),
          status: t.raw('status'),
          measure: t.raw('measure'),
          companies: countForms((count) => t('companies', { count }), locale),
        }}
      />
    </>
  )
}

/** The metadata of the register; a further page has its own canonical address, a view that of the list. */
export async function registerMetadata(
  locale: Locale,
  siteName: string,
  state: RegisterState,
): Promise<Metadata> {
  const t = await getTranslations('barriers')
  const query = registerShape.write(registerShape.cleared(state))
  const own =
    state.page > 1 ? registerShape.write({ ...registerShape.start, page: state.page }) : query
  return pageMetadata({
    locale,
    siteName,
    title: t('title'),
    description: t('description'),
    paths: samePath(`${routes.barriers()}${own}`),
  })
}
