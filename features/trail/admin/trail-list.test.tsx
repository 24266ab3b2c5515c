import { showAtDesk } from '@/tests/support/at-the-desk'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TrailList } from './trail-list'

const page = {
  data: [
    {
      id: 3,
      at: '2026-11-21T08:00:00Z',
      by: { id: 7, name: 'Hala Odeh', email: 'hala@staff.example' },
      action: 'publish',
      subject: 'content/news',
      subject_id: '12',
      change: { title_eng: 'Olive oil week' },
    },
    {
      id: 2,
      at: '2026-11-20T08:00:00Z',
      by: null,
      action: 'unheard-of',
      subject: 'company',
      subject_id: '4',
      change: {},
    },
  ],
  total: 2,
  page: 1,
  per_page: 25,
  subjects: ['company', 'content/news'],
  actions: ['publish', 'unheard-of'],
}

const show = (path: string) =>
  showAtDesk(<TrailList />, { area: 'trail', path, answers: { 'GET admin/trail': page } })

it('what staff did is told in words, with its details; a word that is not known stays', async () => {
  show('/trail')
  const [, first, second] = await screen.findAllByRole('row')
  expect(first).toHaveTextContent('Hala Odeh')
  expect(first).toHaveTextContent('Published')
  expect(first).toHaveTextContent('Content: news 12')
  expect(first).toHaveTextContent('Olive oil week')
  expect(second).toHaveTextContent('The portal')
  expect(second).toHaveTextContent('unheard-of')
  expect(second).toHaveTextContent('No details')
  expect(screen.queryByRole('link')).toBeNull()
})

it('is narrowed to one person by its address, and by what there is', async () => {
  const calls = show(`/trail?filter=${encodeURIComponent(JSON.stringify({ person: '7' }))}`)
  await screen.findAllByRole('row')
  expect(calls).toContainEqual({
    key: 'GET admin/trail',
    input: { query: { page: 1, per_page: 25, sort: undefined, person: '7' } },
  })
  await screen.findByRole('option', { name: 'Content: news' })
  await userEvent.selectOptions(screen.getByLabelText('On'), 'content/news')
  await expect
    .poll(() => calls.at(-1)?.input)
    .toMatchObject({ query: { person: '7', subject: 'content/news' } })
})
