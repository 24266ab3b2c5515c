import { barrier } from '@/tests/support/barrier'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Barrier } from '../contract'
import { KnownBarriers } from './known-barriers'

let register: readonly Barrier[]
let queried: unknown[]
beforeEach(() => {
  queried = []
  answerCalls((_, { query }: { query?: { country?: string } }) => {
    queried.push(query?.country)
    return Promise.resolve({ data: register, total: register.length, page: 1, per_page: 20 })
  })
})

function Report({ locale, texts }: Parameters<typeof KnownBarriers>[0]) {
  const form = useForm({ defaultValues: { country: '', product: '' } })
  return (
    <FormProvider {...form}>
      <input aria-label="country" {...form.register('country')} />
      <input aria-label="product" {...form.register('product')} />
      <KnownBarriers locale={locale} texts={texts} />
    </FormProvider>
  )
}

const type = (name: string, value: string) =>
  fireEvent.input(screen.getByLabelText(name), { target: { value } })

describe.each([
  ['en', english],
  ['ar', arabic],
] as const)('the report of a barrier (%s)', (locale, { barriers: { known, status } }) => {
  const texts = { ...known, status, newTab: 'New tab' }
  const found = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  const prefix = locale === 'ar' ? '/ar' : ''

  it('names what the register has for its country and product', async () => {
    register = [
      barrier,
      { ...barrier, id: 8, hs_code: null },
      { ...barrier, id: 9, hs_code: '150910' },
    ]
    renderIn(<Report locale={locale} texts={texts} />, { locale })
    expect(screen.queryByText(known.title)).toBe(null)
    type('product', '080410')
    expect(queried).toEqual([])
    type('country', '276')
    expect(await screen.findByText(known.title)).toBeInTheDocument()
    expect(queried).toEqual(['276'])
    expect(found()).toEqual([`${prefix}/barriers/7`, `${prefix}/barriers/8`])
    expect(screen.getAllByText(status.in_talks, { exact: false })).toHaveLength(2)
    type('product', '150910')
    await waitFor(() => expect(found()).toEqual([`${prefix}/barriers/8`, `${prefix}/barriers/9`]))
  })

  it('says nothing where the register has nothing for them, or does not answer', async () => {
    register = [{ ...barrier, hs_code: '150910' }]
    renderIn(<Report locale={locale} texts={texts} />, { locale })
    type('product', '080410')
    type('country', '276')
    await waitFor(() => expect(queried).toEqual(['276']))
    answerCalls(() => Promise.reject(new Error('No connection')))
    type('country', '784')
    await expect(screen.findByText(known.title, {}, { timeout: 300 })).rejects.toThrow()
  })
})
