import { arrivedIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmbedSnippet } from './embed-snippet'

it('has the address of the card encoded once', async () => {
  const cardUrl = new URL('https://portal.example/ar/embed/markets/de/080410-تمر').href
  await arrivedIn(<EmbedSnippet cardUrl={cardUrl} title="تمر" />, { locale: 'ar' })
  expect(screen.getByText(/<iframe/)).toHaveTextContent(
    'src="https://portal.example/ar/embed/markets/de/080410-%D8%AA%D9%85%D8%B1"',
  )
})
