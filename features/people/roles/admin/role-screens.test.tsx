import { bilingualPair } from '@/lib/bilingual/pair'
import type { ComposedRights } from '@/lib/auth/staff-areas'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { RoleScreens } from './role-screens'

const named = (en: string, ar: string) => bilingualPair('name', { en, ar })

const role = {
  id: 3,
  version: 2,
  people: 2,
  areas: ['cases'],
  content_kinds: null,
  case_types: [1],
  case_regions: null,
  ...named('Trade desk', 'مكتب التجارة'),
}

const choices = {
  types: [
    { id: 1, ...named('General enquiry', 'استفسار عام') },
    { id: 2, ...named('Matchmaking', 'ربط بالمشترين') },
  ],
  regions: [{ code: 'Asia', ...named('Asia', 'آسيا') }],
  kinds: ['news', 'events'],
}

const Sections = ({ role: { areas } }: { role: ComposedRights }) => <p>Opens {areas.join()}</p>

const show = (path: string, roles: object[] = [role], locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<RoleScreens preview={Sections} />, {
    area: 'roles',
    path,
    locale,
    answers: {
      'GET admin/roles': { roles, ...choices },
      'POST admin/roles': role,
      'PUT admin/roles/{id}': role,
      'DELETE admin/roles/{id}': 'Success',
    },
  })

const box = (name: string | RegExp) => screen.getByRole('checkbox', { name })

it('lists the roles with their areas and people', async () => {
  show('/roles')
  expect(await screen.findByRole('link', { name: 'Trade desk' })).toHaveAttribute(
    'href',
    '/roles/3',
  )
  expect(screen.getByText('2 people')).toBeVisible()
  expect(screen.getByText('Enquiries')).toBeVisible()
})

it('composes a role of areas and parts of them, and says what its people see', async () => {
  const calls = show('/roles/new')
  await userEvent.type(await screen.findByLabelText('Name (English)'), 'Asia desk')
  await userEvent.type(screen.getByLabelText('Name (Arabic)'), 'مكتب آسيا')
  expect(screen.getByText('Choose an area to see its sections.')).toBeVisible()
  await userEvent.click(box(/^Enquiries/))
  await userEvent.click(box(/^All regions/))
  await userEvent.click(box('Asia'))
  await userEvent.click(box('All types'))
  await userEvent.click(box('Matchmaking'))
  expect(screen.getByText('Opens cases')).toBeVisible()
  expect(screen.getByText('Sees only enquiries about these regions: Asia')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('The role has been saved.')).toBeVisible()
  expect(calls.find(({ key }) => key === 'POST admin/roles')?.input).toEqual({
    body: {
      areas: ['cases'],
      content_kinds: null,
      case_types: [2],
      case_regions: ['Asia'],
      ...named('Asia desk', 'مكتب آسيا'),
    },
  })
})

it('says at each part what is missing, and sends nothing', async () => {
  const calls = show('/roles/new')
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }))
  expect(screen.getByLabelText('Name (English)')).toHaveAccessibleDescription(
    'Enter the name in both languages.',
  )
  expect(screen.getByRole('group', { name: 'Areas' })).toHaveAccessibleDescription(
    'Choose at least one.',
  )
  await userEvent.click(box(/^Content/))
  await userEvent.click(box('All kinds'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByRole('group', { name: 'Kinds of content' })).toHaveAccessibleDescription(
    /Choose at least one\.$/,
  )
  expect(calls.filter(({ key }) => !key.startsWith('GET'))).toEqual([])
})

it('is saved with the version that was seen, by keyboard', async () => {
  const calls = show('/roles/3')
  const name = await screen.findByLabelText('Name (English)')
  await userEvent.clear(name)
  await userEvent.type(name, 'Desk{Enter}')
  expect(await screen.findByText('The role has been saved.')).toBeVisible()
  expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
    params: { id: 3 },
    body: { version: 2, name_eng: 'Desk', case_types: [1] },
  })
})

it('a role that people have is not deleted, and leads to them', async () => {
  show('/roles/3')
  const part = within(await screen.findByRole('region', { name: 'Delete the role' }))
  expect(part.getByText(/^2 people have this role\./)).toBeVisible()
  expect(part.queryByRole('button')).toBeNull()
  expect(part.getByRole('link')).toHaveAttribute('href', expect.stringContaining('composed'))
})

it('a role that nobody has is deleted after a confirmation (Arabic)', async () => {
  const calls = show('/roles/3', [{ ...role, people: 0 }], 'ar')
  await userEvent.click(await screen.findByRole('button', { name: 'حذف الدور' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'حذف الدور' }))
  expect(await screen.findByRole('heading', { name: 'أدوار الموظفين' })).toBeInTheDocument()
  expect(calls.map(({ key }) => key)).toContain('DELETE admin/roles/{id}')
})
