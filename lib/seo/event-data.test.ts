import { describe, expect, it } from 'vitest'
import { eventData } from './event-data'

const event = {
  locale: 'ar',
  path: '/events/7',
  name: 'معرض',
  description: '',
  start: '2026-12-01',
  end: '2026-12-03',
  place: { country: 'الأردن', region: 'الكرك' },
  mode: 1,
  image: null,
  organizer: 'البوابة',
} as const

describe('an event for search engines', () => {
  it('has its days, its place and its address in the language, and leaves out unknown values', () => {
    const data = eventData(event)
    expect(data).toMatchObject({
      '@type': 'Event',
      startDate: '2026-12-01',
      endDate: '2026-12-03',
      inLanguage: 'ar',
      location: { '@type': 'Place', name: 'الكرك' },
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    })
    expect(data.url).toMatch(/\/ar\/events\/7$/)
    expect(data).not.toHaveProperty('description')
    expect(data).not.toHaveProperty('image')
  })

  it('that is online has its address as place; a hybrid one has both places', () => {
    expect(eventData({ ...event, mode: 2 }).location).toMatchObject({ '@type': 'VirtualLocation' })
    expect(eventData({ ...event, mode: 3 }).location).toMatchObject([
      { '@type': 'Place' },
      { '@type': 'VirtualLocation' },
    ])
  })
})
