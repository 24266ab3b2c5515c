import { Problem } from '@/lib/api/problem'
import { sectors } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sectorsInUse, subSectorsInUse } from '../queries'
import { SectorChoice } from './sector-choice'
import { SectorPage } from './sector-page'

const none = { industries: [], subs: [] }

function withUsed(products: { industries: number[]; subs: number[] }) {
  answerCalls(({ path }) => {
    if (path === 'offer-filters') return Promise.resolve({ products, services: none })
    if (path === 'industries-for-products') return Promise.resolve(sectors.products)
    return Promise.reject(new Problem('not_found'))
  })
}

const linked = () => screen.queryAllByRole('heading', { level: 3 }).map((name) => name.textContent)

describe('the tiles of the directory', () => {
  it('are the sectors that lead to a product', async () => {
    withUsed({ industries: [2], subs: [201] })
    const found = await sectorsInUse('products')
    renderIn(<SectorChoice locale="en" type="products" sectors={found} />, { locale: 'en' })
    expect(linked()).toEqual(['Food'])
  })

  it.each([
    [[101], ['Knitwear']],
    [[102], []],
  ])('are of a sector with %j in use its sub-sectors among them: %j', async (subs, names) => {
    withUsed({ industries: [1], subs })
    const [sector] = sectors.products
    const found = await subSectorsInUse('products', sectors.subs)
    if (!sector) throw new Error('There is no sector.')
    renderIn(<SectorPage locale="en" type="products" sector={sector} subs={found} />, {
      locale: 'en',
    })
    expect(linked()).toEqual(names)
    expect(screen.queryAllByText('No data available!')).toHaveLength(names.length === 0 ? 1 : 0)
  })
})
