import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { useEarlyChange } from './use-early-change'

/** A field and a box, and what React knows of them. */
function Form() {
  const [text, setText] = useState('')
  const [ticked, setTicked] = useState(false)
  useEarlyChange(
    () => document.querySelector<HTMLInputElement>('[type=text]'),
    ({ value }) => setText(value),
  )
  useEarlyChange(
    () => document.querySelector<HTMLInputElement>('[type=checkbox]'),
    () => setTicked(true),
  )
  return (
    <>
      <input type="text" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="checkbox" checked={ticked} onChange={() => setTicked(!ticked)} />
      <output>{`${text} ${ticked}`}</output>
    </>
  )
}

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** The form on a page whose script runs after `before`. */
async function hydrated(before: () => void) {
  const place = document.createElement('div')
  const { body } = new DOMParser().parseFromString(renderToString(<Form />), 'text/html')
  place.append(...body.childNodes)
  document.body.append(place)
  before()
  await act(async () => {
    root = hydrateRoot(place, <Form />)
  })
}

it('reports what was typed and ticked before the script ran', async () => {
  await hydrated(() => {
    fireEvent.input(screen.getByRole('textbox'), { target: { value: '3004' } })
    fireEvent.click(screen.getByRole('checkbox'))
  })
  expect(screen.getByRole('status')).toHaveTextContent('3004 true')
  expect(screen.getByRole('checkbox')).toBeChecked()
})

it('reports nothing that the server sent', async () => {
  await hydrated(() => {})
  expect(screen.getByRole('status')).toHaveTextContent('false')
})
