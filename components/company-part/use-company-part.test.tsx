import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useCompanyPart } from './use-company-part'

const texts = {
  loading: 'Loading',
  noCompany: 'No company',
  register: 'Register',
  errorWord: 'Error',
  failedToLoad: 'Failed',
}

it('what a company said is loaded once, however often the part is drawn', async () => {
  let loaded = 0
  function Part() {
    const { found, instead } = useCompanyPart({
      locale: 'en',
      id: 7,
      load: (id) => Promise.resolve({ id, place: ++loaded }),
      fields: 1,
      texts,
    })
    return found ? <p>{`${found.id}, loaded ${found.place}`}</p> : instead
  }
  const { rerender } = render(<Part />)
  expect(await screen.findByText('7, loaded 1')).toBeVisible()
  rerender(<Part />)
  await Promise.resolve()
  expect(screen.getByText('7, loaded 1')).toBeVisible()
  expect(loaded).toBe(1)
})
