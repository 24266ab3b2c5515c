import 'server-only'
import { countries } from '@/features/reference-lists/contract'
import { whenNotFound } from '@/lib/api/fallback'
import type { Stances } from '@/lib/api/feature'
import { listAnswer } from '@/lib/api/list-query'
import { wholeFrom } from '@/lib/api/paging'
import { tableCall } from '@/lib/api/upstream/adapter'
import { listFromTable } from '@/lib/api/upstream/table-list'
import { tableRecord } from '@/lib/api/upstream/table-record'
import { bothLanguages } from '@/lib/bilingual/pair'
import { formatDate } from '@/lib/i18n/format'
import type * as publicationsCalls from '../contract'
import {
  publication,
  publicationFilters,
  publicationList,
  type Publication,
  type PublicationChoices,
} from '../contract'
import { searchedFields } from '../rules'
import { publicationListShape } from '../search-params'

const record = tableRecord(
  publication,
  { ...bothLanguages('image_alt', null), image: null, sample: false },
  (given: { date_start?: unknown; sectors?: { id: unknown }[] | null }) => {
    const day = String(given.date_start ?? '')
    return {
      year: day.slice(0, 4),
      formattedDate: formatDate(day, 'en'),
      industry: (given.sectors ?? []).map(({ id }) => id),
      ...given,
    }
  },
)

const all = tableCall(publicationList, listAnswer(record))

export const publicationTable = {
  pageSize: publicationListShape.pageSize,
  filters: {
    country: ({ country_id }: Publication) => [country_id],
    industry: ({ industry }: Publication) => industry,
    year: ({ year }: Publication) => [year],
  },
  searched: searchedFields,
}

/** The options of the filters, from all publications. */
function choicesIn(
  publications: readonly Publication[],
  known: PublicationChoices['countries'],
): PublicationChoices {
  const found = new Set(publications.map(({ country_id }) => country_id))
  const sectors = new Map(publications.flatMap((one) => one.sectors.map((s) => [s.id, s])))
  const years = new Set(publications.map(({ year }) => year))
  return {
    countries: known.filter(({ id }) => found.has(id)),
    sectors: [...sectors.values()],
    years: [...years].toSorted().toReversed(),
  }
}

export const publicationsAtProvider = {
  publicationList: async (input, { ask }) =>
    listFromTable(await ask(all, input), input.query, publicationTable),
  publicationFilters: (_input, { ask, call }) =>
    whenNotFound(ask(publicationFilters, {}), async () => {
      const [answer, known] = await Promise.all([
        call(publicationList, { query: {} }),
        call(countries, {}),
      ])
      return choicesIn(wholeFrom(answer), known)
    }),
} satisfies Partial<Stances<typeof publicationsCalls>>
