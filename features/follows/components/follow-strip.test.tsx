import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FollowStrip } from './follow-strip'

const answer = () => Promise.resolve('Success')
const germany = { name_eng: 'Germany', name_ara: 'ألمانيا' }
const all = { name_eng: '', name_ara: '' }

afterEach(() => answerCalls(answer))

describe('the topics of a page', () => {
  it('have a button and a feed each, in the language of the page', async () => {
    renderIn(
      <FollowStrip
        locale="ar"
        topics={[['market', 'DE', germany]]}
        more={[['event', 'all', all]]}
      />,
      { locale: 'ar' },
    )
    const strip = await screen.findByRole('region', { name: 'تابع هذا الموضوع' })
    expect(within(strip).getByRole('link', { name: 'متابعة: السوق: ألمانيا' })).toHaveAttribute(
      'href',
      '/ar/follow?kind=market&target=DE',
    )
    expect(within(strip).getByRole('link', { name: 'خلاصة RSS: السوق: ألمانيا' })).toHaveAttribute(
      'href',
      '/ar/follow/rss.xml?kind=market&target=DE',
    )
    expect(within(strip).getByText('جميع الفعاليات')).toBeInTheDocument()
  })

  it('are absent where the portal sends no news', () => {
    answerCalls(answer, ({ path }) => path === 'follow-requests')
    const { container } = renderIn(<FollowStrip locale="en" topics={[['market', 'DE', germany]]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
