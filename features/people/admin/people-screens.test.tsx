import { Problem } from '@/lib/api/problem'
import type { StaffRight } from '@/lib/auth/staff-areas'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PeopleScreens } from './people-screens'

const person = {
  id: 7,
  name: 'Hala',
  last_name: 'Odeh',
  email: 'hala@staff.example',
  phone: '+962790000000',
  email_verified_at: '2026-11-01T08:00:00Z',
  company_id: null,
  is_vip: false,
  staff_roles: ['editor'],
  composed_role: null,
  locale: 'ar',
  has_second_factor: true,
  created_at: '2026-11-01T08:00:00Z',
  disabled_at: null,
  sample: false,
  version: 2,
}

const detail = {
  ...person,
  sessions: [
    { agent: 'Firefox', created_at: '2026-11-20T08:00:00Z', seen_at: '2026-11-21T08:00:00Z' },
  ],
}

const show = (path: string, answers: Record<string, unknown>, rights?: readonly StaffRight[]) =>
  showInDashboard(<PeopleScreens />, { area: 'people', path, answers, ...(rights && { rights }) })

it('people are found by text, role and mark', async () => {
  const calls = show('/people', {
    'GET admin/users': { data: [person], total: 1, page: 1, per_page: 25 },
  })
  expect(await screen.findByRole('link', { name: 'hala@staff.example' })).toHaveAttribute(
    'href',
    '/people/7',
  )
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'editor')
  await screen.findByRole('link', { name: 'hala@staff.example' })
  await expect
    .poll(() => calls.at(-1)?.input)
    .toMatchObject({ query: { role: 'editor', sort: 'id-desc' } })
})

it('the search field keeps its text and focus, and is cleared with all filters', async () => {
  const calls = show('/people', {
    'GET admin/users': { data: [person], total: 1, page: 1, per_page: 25 },
  })
  await screen.findByRole('link', { name: 'hala@staff.example' })
  const search = screen.getByRole('searchbox')
  await userEvent.type(search, 'ha')
  await expect.poll(() => calls.at(-1)?.input).toMatchObject({ query: { q: 'ha' } })
  await userEvent.type(search, 'la')
  expect(search).toHaveFocus()
  expect(search).toHaveValue('hala')
  await expect.poll(() => calls.at(-1)?.input).toMatchObject({ query: { q: 'hala' } })
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

describe('a person', () => {
  it('gets other roles, with the version that was seen', async () => {
    const calls = show('/people/7', {
      'GET admin/users/{id}': detail,
      'PUT admin/users/{id}': { ...detail, staff_roles: ['editor', 'officer'], version: 3 },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Case officer/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. The user has to log in again.')).toBeVisible()
    expect(calls.at(-1)).toEqual({
      key: 'PUT admin/users/{id}',
      input: {
        params: { id: 7 },
        body: {
          version: 2,
          composed_role_id: null,
          staff_roles: ['editor', 'officer'],
          is_vip: false,
          company_id: null,
        },
      },
    })
  })

  it('gets a company that is found by its name', async () => {
    const olive = { id: 12, ...bothLanguages('name', 'Olive House'), status: 20 }
    const calls = show('/people/7', {
      'GET admin/users/{id}': detail,
      'GET admin/company-names': [olive],
      'PUT admin/users/{id}': { ...detail, company_id: 12, version: 3 },
    })
    const field = await screen.findByRole('combobox', { name: 'Company' })
    await userEvent.type(field, 'olive')
    await expect
      .poll(() => calls)
      .toContainEqual({ key: 'GET admin/company-names', input: { query: { q: 'olive' } } })
    await userEvent.click(await screen.findByRole('option', { name: /^Olive House/ }))
    expect(field).toHaveValue('Olive House')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect
      .poll(() => calls)
      .toContainEqual({
        key: 'PUT admin/users/{id}',
        input: {
          params: { id: 7 },
          body: {
            version: 2,
            composed_role_id: null,
            staff_roles: ['editor'],
            is_vip: false,
            company_id: 12,
          },
        },
      })
    await userEvent.click(screen.getByRole('button', { name: 'No company' }))
    expect(field).toHaveValue('')
  })

  it('is changed after re-authentication, where it is due', async () => {
    let isConfirmed = false
    const calls = show('/people/7', {
      'GET admin/users/{id}': detail,
      'POST admin/users/{id}/block': () => {
        if (!isConfirmed) throw new Problem('forbidden', { fields: { proof: ['due'] } })
        return { ...detail, disabled_at: '2026-11-22T08:00:00Z' }
      },
      'POST prove': ({ body }: { body: { current_password: string } }) => {
        if (body.current_password !== 'apricots of the valley') {
          throw new Problem('invalid', { fields: { current_password: ['credentials'] } })
        }
        isConfirmed = true
        return 'Success'
      },
    })
    const block = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
      const question = await screen.findByRole('dialog', { name: 'Block hala@staff.example?' })
      await userEvent.click(within(question).getByRole('button', { name: 'Block' }))
      return screen.findByRole('dialog', { name: 'Confirm your identity' })
    }
    await block()
    await userEvent.keyboard('{Escape}')
    expect(
      await screen.findByText('Nothing was changed: you need to enter your password.'),
    ).toBeVisible()
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    const confirmation = within(await block())
    expect(confirmation.getByLabelText(/^Your password/)).toHaveFocus()
    await userEvent.keyboard('another one{Enter}')
    expect(await confirmation.findByText('The password is wrong')).toBeVisible()
    await userEvent.clear(confirmation.getByLabelText(/^Your password/))
    await userEvent.type(
      confirmation.getByLabelText(/^Your password/),
      'apricots of the valley{Enter}',
    )
    expect(await screen.findByText('The account has been blocked.')).toBeVisible()
    expect(calls.filter(({ key }) => key.endsWith('block'))).toHaveLength(3)
  })

  it('stays an admin when there is no other, and the reason is shown', async () => {
    show('/people/7', {
      'GET admin/users/{id}': { ...detail, staff_roles: ['admin'] },
      'PUT admin/users/{id}': () => {
        throw new Problem('conflict', { fields: { staff_roles: ['last_admin'] } })
      },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Admin/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/There must be at least one admin/)).toBeVisible()
  })

  it('changed by another admin first keeps the choice made here until it is discarded', async () => {
    let now = detail
    show('/people/7', {
      'GET admin/users/{id}': () => now,
      'PUT admin/users/{id}': () => {
        now = { ...detail, staff_roles: ['officer'], version: 3 }
        throw new Problem('conflict', { fields: { version: ['3'] } })
      },
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Admin/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(
      await screen.findByText(/They are now: Case officer; not a premium member; no company/),
    ).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Admin/ })).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Use the saved version' }))
    expect(screen.getByRole('checkbox', { name: /^Admin/ })).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /^Case officer/ })).toBeChecked()
    expect(screen.queryByText(/They are now/)).toBeNull()
  })

  it('is blocked after a confirmation', async () => {
    const calls = show('/people/7', {
      'GET admin/users/{id}': detail,
      'POST admin/users/{id}/block': { ...detail, disabled_at: '2026-11-21T09:00:00Z' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
    const dialog = await screen.findByRole('dialog')
    expect(calls.map(({ key }) => key)).not.toContain('POST admin/users/{id}/block')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Block' }))
    expect(await screen.findByText('The account has been blocked.')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Unblock' })).toBeInTheDocument()
  })

  it('shows logins but no password', async () => {
    show('/people/7', { 'GET admin/users/{id}': detail })
    expect(await screen.findByText('Firefox')).toBeVisible()
    expect(screen.queryByLabelText(/password/i)).toBeNull()
    expect(screen.getByRole('button', { name: 'Reset two-step verification' })).toBeVisible()
  })
})

const role = {
  id: 3,
  version: 1,
  people: 0,
  areas: ['cases'],
  content_kinds: null,
  ...bilingualPair('name', { en: 'Trade desk', ar: 'مكتب التجارة' }),
  case_types: null,
  case_regions: null,
}

it('who is not an admin changes no account of staff', async () => {
  show('/people/7', { 'GET admin/users/{id}': detail }, ['people'])
  expect(await screen.findAllByText(/^Only admins change the account/)).toHaveLength(2)
})

it('who is not an admin gives no roles', async () => {
  show('/people/7', { 'GET admin/users/{id}': { ...detail, staff_roles: [] } }, ['people'])
  expect(await screen.findByRole('checkbox', { name: /^Premium member/ })).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: /^Admin/ })).toBeNull()
})

it('who is not an admin takes somebody out of a company, and adds nobody to one', async () => {
  const calls = show(
    '/people/7',
    {
      'GET admin/users/{id}': { ...detail, staff_roles: [], company_id: 12 },
      'GET admin/company-names': [{ id: 12, ...bothLanguages('name', 'Olive House'), status: 20 }],
      'PUT admin/users/{id}': { ...detail, staff_roles: [], version: 3 },
    },
    ['people'],
  )
  const leaves = await screen.findByRole('checkbox', {
    name: /^No longer belongs to .?Olive House/,
  })
  expect(screen.queryByRole('combobox', { name: 'Company' })).toBeNull()
  await userEvent.click(leaves)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const saved = () => calls.find(({ key }) => key.startsWith('PUT'))
  await expect.poll(saved).toMatchObject({ input: { body: { company_id: null } } })
  expect(await screen.findByText('Only admins add people to a company.')).toBeVisible()
})

it('a member of staff is invited with a role, once everything is filled in', async () => {
  const calls = show('/people/invitation', {
    'POST admin/users': detail,
    'GET admin/users/{id}': detail,
    'GET admin/roles': { roles: [role], types: [], regions: [], kinds: [] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Send invitation' }))
  expect(screen.getByText('Choose at least one role')).toBeVisible()
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter the email address')
  await userEvent.type(screen.getByLabelText('First name'), 'Hala')
  await userEvent.type(screen.getByLabelText('Email'), 'hala@staff.example')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Case officer/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Custom role'), 'Trade desk')
  await userEvent.selectOptions(screen.getByLabelText('Email language'), 'Arabic')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText('The invitation has been sent.')).toBeVisible()
  expect(calls).toContainEqual({
    key: 'POST admin/users',
    input: {
      body: {
        name: 'Hala',
        email: 'hala@staff.example',
        staff_roles: ['officer'],
        locale: 'ar',
        composed_role_id: 3,
      },
    },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Hala Odeh' })).toBeVisible()
})

it('an invitation to an address with an account says where to give the role', async () => {
  show('/people/invitation', {
    'POST admin/users': () => {
      throw new Problem('invalid', { fields: { email: ['has_account'] } })
    },
  })
  await userEvent.type(await screen.findByLabelText('First name'), 'Hala')
  await userEvent.type(screen.getByLabelText('Email'), 'hala@staff.example')
  await userEvent.click(screen.getByRole('checkbox', { name: /^Editor/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/^This address already has an account/)).toBeVisible()
})
