import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ErrorPage } from './error-page'
import { ErrorTexts } from './error-texts'

const texts = {
  locale: 'en',
  title: 'An error occurred',
  text: 'Something failed.',
  twice: 'An error occurred while showing the error page',
  retry: 'Try again',
  home: 'Go to the home page',
  reference: 'Reference:',
} as const

describe('the error page', () => {
  it('says that an error occurred, with a link home and a retry button', async () => {
    const done: string[] = []
    const error = Object.assign(new Error('broken'), { digest: '12ab' })
    renderIn(
      <ErrorTexts value={texts}>
        <ErrorPage error={error} retry={() => done.push('again')} />
      </ErrorTexts>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred')
    expect(screen.getByText('12ab')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(done).toEqual(['again'])
  })
})
