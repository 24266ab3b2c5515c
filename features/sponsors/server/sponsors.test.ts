import { importRecords } from '@/features/content/server/imports'
import { bilingualPair } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { useTestDatabase } from '@/tests/support/test-database'
import { beforeAll, expect, it } from 'vitest'
import { getSponsor, listSponsors } from './sponsors'

const database = useTestDatabase()

const texts = (text: string) => ({ en: text, ar: text })

const sponsor = (id: number, status: number, date_end: string) => ({
  id,
  status,
  date_end,
  ...bilingualPair('DESCRIPTION', texts(`Sponsor ${id}`), 'upper'),
  ...bilingualPair('TARIFF', texts('<p>Text</p>'), 'upper'),
  ...bilingualPair('link', texts('https://sponsor.example'), 'bare'),
  ...bilingualPair('meta_description', { en: null, ar: null }, 'short'),
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  sample: false,
})

beforeAll(() =>
  importRecords(database.db, 'sponsors', [
    sponsor(1, 1, '2999-12-31'),
    sponsor(2, 0, '2999-12-31'),
    sponsor(3, 1, '2020-01-01'),
    sponsor(4, 1, today()),
  ]),
)

it('lists the sponsors that are shown today', async () => {
  expect((await listSponsors()).map(({ id }) => id)).toEqual([1])
})

it('returns a sponsor that is shown today', async () => {
  expect(await getSponsor(1)).toMatchObject({ id: 1, date_end: '2999-12-31' })
})

it.each([2, 3, 4, 99])(
  'returns 404 for a sponsor that is switched off, expired or missing: %i',
  async (id) => {
    await expect(getSponsor(id)).rejects.toMatchObject({ code: 'not_found' })
  },
)
