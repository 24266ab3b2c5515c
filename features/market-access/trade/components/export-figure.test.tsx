import { renderIn } from '@/tests/support/in-language'
import { germany, sourced } from '@/tests/support/market-pairs'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LeadingMarket } from '../contract'
import { ExportFigure } from './export-figure'

const leading: LeadingMarket = { ...sourced, market: germany, year: 2019, value: '1967.15' }

describe('the figure of a market', () => {
  it('has value, year and source in English, and leads to the market', () => {
    renderIn(<ExportFigure locale="en" leading={leading} />)
    expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/markets/de')
    expect(screen.getByText('US$1,967 million')).toBeInTheDocument()
    expect(screen.getByText('Jordan’s goods exports, 2019')).toBeInTheDocument()
    expect(screen.getByText('Official tariff')).toBeInTheDocument()
    expect(screen.queryByText('Not yet confirmed')).toBeNull()
  })

  it('has its texts in Arabic, with Latin digits', () => {
    renderIn(<ExportFigure locale="ar" leading={leading} />, { locale: 'ar' })
    expect(screen.getByRole('link', { name: 'ألمانيا' })).toHaveAttribute('href', '/ar/markets/de')
    expect(screen.getByText('1,967 مليون دولار أمريكي')).toBeInTheDocument()
  })

  it('says when nobody has confirmed it', () => {
    renderIn(<ExportFigure locale="en" leading={{ ...leading, confidence: 'known' }} />)
    expect(screen.getByText('Not yet confirmed')).toBeInTheDocument()
  })
})
