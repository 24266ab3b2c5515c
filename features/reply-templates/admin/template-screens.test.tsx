import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { TemplateScreens } from './template-screens'

const template = {
  id: 7,
  use: 'reply',
  active: true,
  version: 3,
  updated_at: '2026-11-21T08:00:00Z',
  ...bilingualPair('title', { en: 'Greeting', ar: 'تحية' }),
  ...bilingualPair('text', { en: 'Dear', ar: 'عزيزتي' }),
}

const answers = {
  'GET admin/reply-templates': [template, { ...template, id: 8, use: 'closed', active: false }],
  'POST admin/reply-templates': template,
  'PUT admin/reply-templates/{id}': template,
  'DELETE admin/reply-templates/{id}': 'Success',
}

const show = (path: string, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<TemplateScreens />, { area: 'templates', path, answers, locale })

const part = (name: string) => within(screen.getByRole('region', { name }))

it('lists the texts by what they are used for, and opens one', async () => {
  show('/templates')
  const closed = within(await screen.findByRole('region', { name: 'Enquiry: closed' }))
  expect(closed.getByText('Not offered')).toBeVisible()
  await userEvent.click(part('Reply to an enquiry').getByRole('link', { name: 'Greeting' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Greeting' })).toBeVisible()
})

it('inserts a field where the cursor is, previews it with a sample, and saves the version seen', async () => {
  const calls = show('/templates/7')
  const english = within(await screen.findByRole('region', { name: 'English' }))
  await userEvent.type(english.getByRole('textbox', { name: 'Text' }), ' ')
  await userEvent.click(english.getByRole('button', { name: 'Person’s name' }))
  expect(english.getByRole('textbox', { name: 'Text' })).toHaveValue('Dear {person}')
  expect(english.getByRole('group', { name: 'Preview with sample values' })).toHaveTextContent(
    'Dear Rana',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Reply templates' })).toBeInTheDocument()
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
    params: { id: 7 },
    body: { version: 3, use: 'reply', active: true, text_eng: 'Dear {person}' },
  })
})

it('says at the field what is wrong and sends nothing', async () => {
  const calls = show('/templates/new')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  const arabic = part('العربية')
  expect(arabic.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription('Enter a text.')
  await userEvent.type(arabic.getByRole('textbox', { name: 'Text' }), '{{entry}')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(arabic.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(
    /field that is unknown here/,
  )
  expect(calls.filter(({ key }) => !key.startsWith('GET'))).toEqual([])
})

it('deletes a text after a confirmation (Arabic)', async () => {
  const calls = show('/templates/7', 'ar')
  await userEvent.click(await screen.findByRole('button', { name: 'حذف النموذج' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'حذف النموذج' }))
  expect(await screen.findByRole('heading', { name: 'نماذج الردود' })).toBeInTheDocument()
  expect(calls.map(({ key }) => key)).toContain('DELETE admin/reply-templates/{id}')
})

it('says below a field that its text is in the other language, announced, and saves it all the same', async () => {
  const calls = show('/templates/7')
  const arabic = within(await screen.findByRole('region', { name: 'العربية' }))
  const field = arabic.getByRole('textbox', { name: 'Text' })
  const hint = 'This looks like English. Enter the Arabic version here.'
  expect(arabic.queryByText(hint)).not.toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'Dear {{person}')
  expect(field).toHaveAccessibleDescription(hint)
  expect(field).toBeValid()
  expect(arabic.getByText(hint).closest('[role=status]')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('heading', { name: 'Reply templates' })).toBeInTheDocument()
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
    body: { text_ara: 'Dear {person}' },
  })
})
