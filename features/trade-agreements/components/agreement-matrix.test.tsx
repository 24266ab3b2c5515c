import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AgreementMatrix } from './agreement-matrix'

const texts = (en: string, ar = en) => ({ en, ar })

const agreement = {
  id: 1,
  country_codes: ['EG'],
  ...bilingualPair('title', texts('Agadir Agreement', 'اتفاقية أغادير')),
  country_code: 'EG',
  ...bilingualPair('content', texts('')),
  ...bilingualPair('keywords', texts(''), 'bare'),
  image: null,
  signed: null,
  fully_implemented: null,
  visible: 1,
  url: '/trade-agreements/1',
  updated_at: null,
  ...bilingualPair('proof_of_origin', texts('EUR.1 certificate', 'شهادة يورو 1')),
  scope: ['goods'],
  legal_status: 'terminated',
  in_force: '2006-07-06',
  terminated: '2018-11-22',
}

const egypt = {
  id: 818,
  code_2: 'EG',
  code_3: 'EGY',
  ...bilingualPair('name', texts('Egypt', 'مصر')),
}

it('compares agreements by partner, scope, status and proof of origin in a real table', async () => {
  answerCalls((endpoint) => Promise.resolve(endpoint.path === 'countries' ? [egypt] : [agreement]))
  renderIn(await AgreementMatrix({ locale: 'en' }), { locale: 'en' })
  const table = screen.getByRole('table', { name: 'Agreements compared' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Agreement',
    'Partner',
    'Scope',
    'Status',
    'Proof of origin',
  ])
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Agadir Agreement')
  const cells = within(table).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Egypt',
    'Goods',
    'TerminatedIn force from Jul 6, 2006',
    'EUR.1 certificate',
  ])
})
