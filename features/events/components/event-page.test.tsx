import { bilingualPair } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { english } from '@/messages/en'
import { arrivedIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PortalEvent } from '../contract'
import { EventPage } from './event-page'

const year = Number(today().slice(0, 4))

const event = (given: Partial<PortalEvent>): PortalEvent => ({
  id: 7,
  name: 'Fair',
  ...bilingualPair('name', { en: 'Fair', ar: 'معرض' }),
  ...bilingualPair('description', { en: '<p>Meet buyers.</p>', ar: '<p>قابل المشترين.</p>' }),
  ...bilingualPair('country_name', { en: 'Egypt', ar: 'مصر' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  date_start: `${year + 1}-05-10`,
  date_end: `${year + 1}-05-12`,
  country_id: 818,
  gov_id: null,
  type_id: 1,
  mode_id: 1,
  industry_id: [],
  location_type: 'International event',
  status: 1,
  image: null,
  updated_at: null,
  ...given,
})

const names = { types: [], modes: [], industries: [], governorates: [] }

const show = (given: Partial<PortalEvent> = {}) =>
  arrivedIn(
    <EventPage locale="en" event={event(given)} names={names} siteName="Portal" list="/events" />,
    { locale: 'en' },
  )

it('the facts of an event come before its text', async () => {
  await show()
  const facts = screen.getByRole('complementary')
  expect(within(facts).getByText('Egypt')).toBeInTheDocument()
  expect(within(facts).getByText(english.events.phase.upcoming)).toBeInTheDocument()
  const text = screen.getByText('Meet buyers.')
  expect(facts.compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('an event without a picture has a scene, as on its card', async () => {
  const { container } = await show()
  expect(container.querySelector('article use')).not.toBeNull()
})

it('an event that is over has no buttons, and a closed one only its calendar file', async () => {
  const { unmount } = await show({ date_start: '2020-01-01', date_end: '2020-01-02' })
  expect(screen.queryByRole('link', { name: english.events.calendar })).toBeNull()
  unmount()
  await show({ status: 2 })
  expect(screen.getByRole('link', { name: english.events.calendar })).toBeInTheDocument()
  expect(screen.queryByText(english.events.joining.join)).toBeNull()
})
