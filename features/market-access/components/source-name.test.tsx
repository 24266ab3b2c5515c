import { arabic } from '@/messages/ar'
import datasets from '@/lib/db/seed/data/market-access/datasets.json' with { type: 'json' }
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sourceBodyOf } from '../contract'
import { SourceName } from './source-name'

const usitc = 'United States International Trade Commission, Harmonized Tariff Schedule'
const { sourceBodies } = arabic.marketAccess

it('an Arabic page names the body in Arabic, and the publication in English, marked as that', () => {
  const { container } = renderIn(<SourceName source={usitc} locale="ar" />, { locale: 'ar' })
  expect(container).toHaveTextContent(`${sourceBodies.usitc} – ${usitc}`)
  const name = screen.getByText(usitc)
  expect([name.lang, name.dir]).toEqual(['en', 'ltr'])
})

it('an English page has the name alone', () => {
  const { container } = renderIn(<SourceName source={usitc} locale="en" />, { locale: 'en' })
  expect(container).toHaveTextContent(usitc)
  expect(container).not.toHaveTextContent('–')
})

it('a source that staff named in Arabic is not marked as English', () => {
  renderIn(<SourceName source="دائرة الإحصاءات العامة" locale="ar" />, { locale: 'ar' })
  expect(screen.getByText('دائرة الإحصاءات العامة')).not.toHaveAttribute('lang')
})

it('the body of each dataset of the portal is known', () => {
  for (const { source } of datasets) expect(sourceBodyOf(source), source).toBeDefined()
})
