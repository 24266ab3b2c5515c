import { bilingualPair } from '@/lib/bilingual/pair'
import { places } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Agreement } from '../contract'
import { AgreementMatrix } from './agreement-matrix'

const texts = (en: string, ar = en) => ({ en, ar })

const agreement: Agreement = {
  id: 1,
  key: 'agadir',
  ...bilingualPair('kind', texts('')),
  country_code: 'EG',
  country_codes: ['EG'],
  visible: 1,
  status: 1,
  legal_status: 'terminated',
  ...bilingualPair('title', texts('Agadir Agreement', 'اتفاقية أغادير')),
  ...bilingualPair('subtitle', texts('')),
  signed: null,
  in_force: '2006-07-06',
  fully_implemented: null,
  terminated: '2018-11-22',
  scope: ['goods'],
  ...bilingualPair('origin_rule', texts('')),
  ...bilingualPair('proof_of_origin', texts('EUR.1 certificate', 'شهادة يورو 1')),
  ...bilingualPair('content', texts('')),
  ...bilingualPair('keywords', texts(''), 'bare'),
  url: '/trade-agreements/1',
  image: null,
  ...bilingualPair('image_alt', { en: null, ar: null }),
  updated_at: null,
}

const countries = places.countries.map((country) => ({
  ...country,
  code_2: country.code_3.slice(0, 2),
}))

it('compares agreements by partner, scope, status and proof of origin in a real table', async () => {
  answerCalls((endpoint) =>
    Promise.resolve(endpoint.path === 'countries' ? countries : [agreement]),
  )
  renderIn(await AgreementMatrix({ locale: 'en' }), { locale: 'en' })
  const table = screen.getByRole('table', { name: 'Comparison of agreements' })
  const heads = within(table).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Agreement',
    'Partners',
    'Scope',
    'Status',
    'Proof of origin',
  ])
  expect(within(table).getByRole('rowheader')).toHaveTextContent('Agadir Agreement')
  const cells = within(table).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'Egypt',
    'Goods',
    'TerminatedEntered into force Jul 6, 2006',
    'EUR.1 certificate',
  ])
})
