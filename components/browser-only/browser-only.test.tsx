import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { browserOnly } from './browser-only'

const Form = browserOnly(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>))

it('renders its shape on the server and the component in the browser', async () => {
  const form = <Form name="Registration" shape={<p>Loading</p>} />
  expect(renderToString(form)).toBe('<p>Loading</p>')
  render(form)
  expect(await screen.findByText('Registration')).toBeInTheDocument()
})
