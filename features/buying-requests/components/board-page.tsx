import { PageBanner } from '@/components/banner/page-banner'
import { ButtonLink } from '@/components/button/button-link'
import { Link } from '@/components/link/link'
import { byName, filterOptions, offered } from '@/components/list-view/filter-options'
import { useListTexts } from '@/components/list-view/list-texts'
import type { Page } from '@/lib/api/paging'
import { inLocale } from '@/lib/bilingual/in-locale'
import { inOneLanguage } from '@/lib/bilingual/one-language'
import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes, samePath } from '@/lib/routing/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { boardSorts, deadlineDays, type BuyingRequest } from '../contract'
import { boardChoices, boardPage, type BoardChoices } from '../queries'
import { boardShape, type BoardState } from '../search-params'
import styles from './board-page.module.css'
import { useAmountForms } from './amount-forms'
import { LazyBoardView } from './lazy-board-view'

interface BoardPageProps {
  locale: Locale
  state: BoardState
}

/** The board: what buyers want, in the view that the address names. */
export async function BoardPage({ locale, state }: BoardPageProps) {
  const loaded = await Promise.all([boardPage(state), boardChoices()])
  const [first, choices] = inOneLanguage(loaded, locale)
  await sendNotFoundPastEnd(state.page, first.data)
  return <Board locale={locale} state={state} first={first} choices={choices} />
}

const bannerSeed = 221

interface BoardProps extends BoardPageProps {
  first: Page<BuyingRequest>
  choices: BoardChoices
}

type Named = Pick<BoardChoices['everywhere'][number], 'id' | 'name_eng' | 'name_ara'>

const idsOf = (records: readonly { id: number }[]) => records.map(({ id }) => id)

function Board({ locale, state, first, choices }: BoardProps) {
  const t = useTranslations('buyingRequests')
  const common = useListTexts()
  const all = t('all')
  const { used, sectors, everywhere } = choices
  const namesOf = (records: readonly Named[]) =>
    byName(
      filterOptions(records, 'name', ({ id }) => id, locale),
      locale,
    )
  const view = boardShape.write({ ...state, page: 1, sort: 'newest' })
  const empty = { title: t('empty.title'), text: t('empty.text') }
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
        <ButtonLink href={localePath(locale, routes.newBuyingRequest())}>{t('post')}</ButtonLink>
        {view !== '' && (
          <Link href={localePath(locale, `${routes.buyingRequestFeed()}${view}`)}>
            {t('follow')}
          </Link>
        )}
      </p>
      <LazyBoardView
        locale={locale}
        path={localePath(locale, routes.buyingRequests())}
        state={state}
        first={first}
        fields={[
          { kind: 'text', key: 'q', label: t('search'), hint: t('searchHint') },
          {
            kind: 'select',
            key: 'chapter',
            label: t('chapter'),
            all,
            options: used.chapters.map((one) => ({
              value: one.code,
              text: `${one.code} ${inLocale(one, 'name', locale)}`,
            })),
          },
          {
            kind: 'select',
            key: 'industry',
            label: t('industry'),
            all,
            options: offered(namesOf(sectors), idsOf(used.industries), state.filters.industry),
          },
          {
            kind: 'select',
            key: 'country',
            label: t('market'),
            all,
            options: offered(namesOf(everywhere), idsOf(used.countries), state.filters.country),
          },
          {
            kind: 'select',
            key: 'deadline',
            label: t('deadline'),
            all,
            options: deadlineDays.map((value) => ({
              value,
              text: t('within', { count: Number(value) }),
            })),
          },
        ]}
        sorts={boardSorts.map((value) => ({ value, text: t(`sort.${value}`) }))}
        texts={{
          ...common,
          records: {
            title: t('listTitle'),
            count: countForms((count) => t('count', { count }), locale),
            empty,
          },
        }}
        row={{
          until: t.raw('until'),
          hs: t.raw('hs'),
          to: t.raw('to'),
          sample: t('sample'),
          amounts: useAmountForms(locale),
        }}
      />
    </>
  )
}

/** The metadata of the board; a further page has its own canonical address, a view that of the list. */
export async function boardMetadata(
  locale: Locale,
  siteName: string,
  state: BoardState,
): Promise<Metadata> {
  const t = await getTranslations('buyingRequests')
  const query = boardShape.write(boardShape.cleared({ ...state, sort: 'newest' }))
  const own = state.page > 1 ? boardShape.write({ ...boardShape.start, page: state.page }) : query
  const metadata = pageMetadata({
    locale,
    siteName,
    title: t('title'),
    description: t('description'),
    paths: samePath(`${routes.buyingRequests()}${own}`),
  })
  const feed = { 'application/rss+xml': [{ url: routes.buyingRequestFeed(), title: t('feed') }] }
  return { ...metadata, alternates: { ...metadata.alternates, types: feed } }
}
