import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { countEach } from '../../rules/kind-weights'
import { SynonymScreens } from './synonym-screens'

const group = {
  id: 7,
  version: 3,
  updated_at: '2026-11-21T08:00:00Z',
  active: true,
  ...bilingualPair('terms', { en: ['shoes', 'footwear'], ar: ['أحذية'] }, 'bare'),
  ...bilingualPair('related', { en: ['boots'], ar: [] }, 'bare'),
}

const answers = {
  'GET admin/search-synonyms': { data: [group], total: 1, page: 1, per_page: 25 },
  'GET admin/search-synonyms/{id}': group,
  'POST admin/search-synonyms': group,
  'PUT admin/search-synonyms/{id}': group,
  'DELETE admin/search-synonyms/{id}': 'Success',
  'GET admin/searches': [
    { query: 'كندرة', searches: 4, in_vain: 3 },
    { query: 'dates', searches: 9, in_vain: 0 },
  ],
}

const hit = {
  type: 'products',
  id: 73,
  ...bilingualPair('title', { en: 'Pistachio halva', ar: 'حلاوة' }),
  path: '/products/73',
  date: null,
  excerpt: '',
  excerpt_locale: 'en',
  highlights: { ...bilingualPair('title', { en: [], ar: [] }), excerpt: [] },
}

const judging = {
  'GET admin/search-judgements': [],
  'PUT admin/search-judgements': {
    id: 1,
    query: 'كندرة',
    grades: { 'products:73': 3 },
    updated_at: '2026-11-21T08:00:00Z',
  },
  'GET search': { data: [hit], total: 1, page: 1, per_page: 20, counts: countEach(() => 0) },
}

const show = (path: string) =>
  showInDashboard(<SynonymScreens />, {
    area: 'synonyms',
    path,
    answers: { ...answers, ...judging },
  })

const terms = (language: string) =>
  within(screen.getByRole('region', { name: 'Words that mean the same' })).getByLabelText(language)

it('opens a group of the list and saves what was changed with the version seen', async () => {
  const calls = show('/synonyms')
  await userEvent.click(await screen.findByRole('link', { name: 'shoes, footwear' }))
  await userEvent.type(await screen.findByDisplayValue('أحذية'), '\nكندرة')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Synonyms' })).toBeInTheDocument()
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
    params: { id: 7 },
    body: { version: 3, terms_ara: ['أحذية', 'كندرة'], related: ['boots'], active: true },
  })
})

it('leads from a search without results to a group with it filled in', async () => {
  show('/synonyms/searches')
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  await userEvent.click(screen.getByRole('link', { name: 'Add synonyms' }))
  expect(await screen.findByDisplayValue('كندرة')).toBe(terms('العربية'))
})

it('says at the field what is wrong and sends nothing', async () => {
  const calls = show('/synonyms/new?term=shoes')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(terms('English')).toHaveAccessibleDescription('Enter at least two words.')
  await userEvent.type(terms('English'), '\nShoes')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(terms('English')).toHaveAccessibleDescription(/“Shoes” is there twice/)
  expect(calls).toEqual([])
})

it('deletes a group after a confirmation', async () => {
  const calls = show('/synonyms/7')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete group' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Delete group' }))
  expect(await screen.findByRole('heading', { name: 'Synonyms' })).toBeInTheDocument()
  expect(calls.map(({ key }) => key)).toContain('DELETE admin/search-synonyms/{id}')
})

it('leads from a search without results to its judgement, and saves the grades', async () => {
  const calls = show('/synonyms/searches')
  await userEvent.click(await screen.findByRole('link', { name: 'Judge' }))
  const [grade] = await screen.findAllByRole('combobox', { name: 'Grade' })
  if (!grade) throw new Error('There is no grade.')
  expect(grade).toHaveAccessibleDescription('Pistachio halva Product')
  await userEvent.selectOptions(grade, '3: exactly this')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Judged searches' })).toBeInTheDocument()
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toEqual({
    body: { query: 'كندرة', grades: { 'products:73': 3 } },
  })
})
