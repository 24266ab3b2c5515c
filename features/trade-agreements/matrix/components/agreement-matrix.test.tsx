import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { agreementWith } from '@/tests/support/agreements'
import { places } from '@/tests/support/directory'
import { arrivedIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Agreement } from '../../contract'
import { AgreementMatrix } from './agreement-matrix'

const agadir = agreementWith()

const membership = agreementWith({
  id: 2,
  ...bilingualPair('title', { en: 'World Trade Organization', ar: 'منظمة التجارة العالمية' }),
  ...bilingualPair('kind', { en: 'Membership', ar: 'عضوية' }),
  country_codes: [],
  legal_status: 'in_force',
  in_force: '2000-04-11',
})

const countries = places.countries.map((country) => ({
  ...country,
  code_2: country.code_3.slice(0, 2),
}))

async function show(agreements: Agreement[], locale: 'en' | 'ar' = 'en') {
  answerCalls((endpoint) => Promise.resolve(endpoint.path === 'countries' ? countries : agreements))
  await arrivedIn(await AgreementMatrix({ locale }), { locale })
}

const table = () => screen.getByRole('table', { name: 'Comparison of agreements' })
const namesInOrder = () =>
  within(table())
    .getAllByRole('rowheader')
    .map((head) => within(head).getByRole('link').textContent)

describe('the comparison of agreements', () => {
  it('compares by partner, scope, status, date and proof of origin in a real table', async () => {
    await show([agadir])
    const heads = within(table()).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Agreement',
      'Partners',
      'Scope',
      'Status',
      'Entry into force',
      'Proof of origin',
    ])
    const head = within(table()).getByRole('rowheader')
    expect(head).toHaveTextContent('Agadir AgreementRegional agreement')
    expect(within(head).getByRole('link')).toHaveAttribute(
      'href',
      '/free-trade-agreements?q=Agadir%20Agreement',
    )
    const cells = within(table()).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Egypt',
      'Goods',
      'Terminated',
      'Jul 6, 2006',
      'EUR.1 certificate',
    ])
  })

  it('is sorted by a column in both directions, and says it', async () => {
    await show([agadir, membership])
    const head = within(table()).getByRole('columnheader', { name: 'Agreement' })
    expect(within(table()).getByRole('columnheader', { name: 'Entry into force' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    expect(head).not.toHaveAttribute('aria-sort')
    const byName = within(head).getByRole('button')
    byName.focus()
    await userEvent.keyboard('{Enter}')
    expect(head).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    expect(byName).toHaveFocus()
    expect(head).toHaveAttribute('aria-sort', 'descending')
    expect(namesInOrder()).toEqual(['World Trade Organization', 'Agadir Agreement'])
    expect(screen.getByRole('status')).toHaveTextContent('Sorted by Agreement, descending')
  })

  it('is sorted on phones, which have no heads, by a field and a button', async () => {
    await show([agadir, membership])
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Agreement')
    expect(namesInOrder()).toEqual(['Agadir Agreement', 'World Trade Organization'])
    await userEvent.click(screen.getByRole('button', { name: 'Reverse the order' }))
    expect(namesInOrder()).toEqual(['World Trade Organization', 'Agadir Agreement'])
  })

  it('is filtered by partner, kind and status, and shows its whole again', async () => {
    await show([agadir, membership])
    await userEvent.selectOptions(screen.getByLabelText('Partner country'), 'Egypt')
    expect(namesInOrder()).toEqual(['Agadir Agreement'])
    expect(screen.getByRole('status')).toHaveTextContent('1 agreement')
    await userEvent.selectOptions(screen.getByLabelText('Kind of agreement'), 'Membership')
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('There is no data for this filter')
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(namesInOrder()).toHaveLength(2)
    await userEvent.click(screen.getByLabelText('Only agreements in force'))
    expect(namesInOrder()).toEqual(['World Trade Organization'])
  })

  it('has its texts in Arabic', async () => {
    await show([agadir], 'ar')
    const { matrix } = arabic.agreements
    expect(screen.getByRole('table', { name: matrix.caption })).toBeInTheDocument()
    expect(screen.getByLabelText(matrix.kind)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(matrix.columns.inForce)
  })

  it('is not there without agreements', async () => {
    answerCalls((endpoint) => Promise.resolve(endpoint.path === 'countries' ? countries : []))
    expect(await AgreementMatrix({ locale: 'en' })).toBeNull()
  })
})
