import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { useProvider } from '@/tests/support/provider-server'
import { expect, it } from 'vitest'
import { sponsorsFeature } from '../feature'
import { shownSponsor, shownSponsors } from '../queries'

const provider = useProvider(sponsorsFeature.calls)

const known = (id: number, given: object = {}) => ({
  id,
  ...bilingualPair('DESCRIPTION', { en: `Sponsor ${id}`, ar: null }, 'upper'),
  ...bothLanguages('TARIFF', null, 'upper'),
  ...bothLanguages('link', null, 'bare'),
  ...bothLanguages('meta_description', null, 'short'),
  image: null,
  date_end: '2999-01-01T00:00:00.000000Z',
  status: 1,
  ...given,
})

it('shows the sponsors of a provider by status and end date', async () => {
  const [over, hidden] = [known(2, { date_end: '2020-01-01' }), known(3, { status: 0 })]
  provider.answers = {
    sponsors: [known(1), over, hidden],
    'sponsors/1': known(1),
    'sponsors/2': over,
  }
  expect((await shownSponsors()).map(({ id }) => id)).toEqual([1])
  expect(await shownSponsor(1)).toMatchObject({ date_end: '2999-01-01', TARIFF_ENG: '' })
  expect(await shownSponsor(2)).toBeNull()
  expect(await shownSponsor(9)).toBeNull()
})
