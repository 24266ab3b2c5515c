import { searchQueries } from '@/lib/db/schema/search'
import { today } from '@/lib/i18n/today'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { expect, it } from 'vitest'
import { listPopularSearches } from './popular'

const database = useTestDatabase(loadedTemplate)

const day = (ago: number) => today(new Date(Date.now() - ago * 86_400_000))

const searched = (query: string, days: number, searches = 5, failed = 0) =>
  Array.from({ length: days }, (_, ago) => ({
    day: day(ago),
    query,
    searches,
    in_vain: failed,
  }))

it('popular searches are those of several days with results, spelled as they are found', async () => {
  const rows = [
    ...searched('olive oil', 4),
    ...searched('dates', 3),
    ...searched('soap', 2, 500),
    ...searched('stone', 3, 1),
    ...searched('unobtainium', 5, 9, 9),
    ...searched('zzyzx nowhere', 6),
    ...searched('شركه', 3),
    { day: day(31), query: 'soap', searches: 50, in_vain: 0 },
  ]
  await database.db.insert(searchQueries).values(rows)
  expect(await listPopularSearches('en')).toEqual(['olive oil', 'dates'])
  expect(await listPopularSearches('ar')).toEqual(['شركة'])
})
