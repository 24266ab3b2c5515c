import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReleaseFooter } from './release-footer'

it.each([
  ['en', 'Release 1.0.0'],
  ['ar', 'الإصدار 1.0.0'],
] as const)('the footer names the release in %s', (locale, text) => {
  renderIn(<ReleaseFooter release="1.0.0" />, { locale })
  expect(screen.getByRole('contentinfo')).toHaveTextContent(text)
})
