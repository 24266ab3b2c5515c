import { KnownValuesContext, type KnownValues } from '@/components/form/known-values'
import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import { use, useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { PlanValues } from './plan-values'

function Form() {
  const load = use(KnownValuesContext)
  const [known, setKnown] = useState<KnownValues>({})
  useEffect(() => void load().then(setKnown), [load])
  return <p>{known.countries?.join(' ')}</p>
}

it('a form within knows the countries of the markets in the plan of its person', async () => {
  const market = (iso2: string) => ({ iso2, ...bilingualPair('name', { en: iso2, ar: iso2 }) })
  answerCalls(() =>
    Promise.resolve({
      owner: { id: 7, name: 'Lina' },
      role: 'owner',
      reminders: true,
      advisers: false,
      answered: true,
      stage: null,
      products: [],
      steps: [],
      tasks: [],
      assessments: [],
      markets: ['SA', 'DE'].map(market),
    }),
  )
  renderIn(
    <PlanValues>
      <Form />
    </PlanValues>,
  )
  expect(await screen.findByText('SA DE')).toBeInTheDocument()
})
