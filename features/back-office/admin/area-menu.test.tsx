import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AreaMenu } from './area-menu'
import { AreasContext } from './areas-context'

it.each([
  ['en', 'Enquiries 3 records waiting', 'Approvals'],
  ['ar', 'الاستفسارات 3 سجلات تنتظر', 'طلبات الاعتماد'],
] as const)(
  'says how many records wait in a section, and nothing for none (%s)',
  async (...given) => {
    const [locale, waiting, idle] = given
    answerCalls(() =>
      Promise.resolve([
        { area: 'enquiries', count: 3 },
        { area: 'approvals', count: 0 },
      ]),
    )
    renderIn(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <AreasContext value={['enquiries', 'approvals']}>
            <AreaMenu onGo={() => undefined} />
          </AreasContext>
        </QueryClientProvider>
      </MemoryRouter>,
      { locale },
    )
    expect(await screen.findByRole('link', { name: waiting })).toBeVisible()
    expect(screen.getByRole('link', { name: idle })).toBeVisible()
  },
)
