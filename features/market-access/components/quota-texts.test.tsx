import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useQuotaTexts } from './quota-texts'

function Volume({ locale, volume }: { locale: 'en' | 'ar'; volume: string }) {
  const quota = { order_number: '05.1166', duty_text: '0%', unit: 'tonnes', year: '', volume }
  return <p>{useQuotaTexts(locale).volume({ ...quota, yearly: true })}</p>
}

it.each([
  ['en', '1', '1 tonne'],
  ['en', '1634', '1,634 tonnes'],
  ['ar', '1', 'طن واحد'],
  ['ar', '2', 'طنان'],
  ['ar', '5', '5 أطنان'],
  ['ar', '1634', '1,634 طنًا'],
  ['ar', '4000', '4,000 طن'],
] as const)('counts tonnes in %s: %s', (locale, volume, text) => {
  renderIn(<Volume locale={locale} volume={volume} />, { locale })
  expect(screen.getByText(text)).toBeInTheDocument()
})
