import { Button } from '@/components/button/button'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Form } from './form'

it('a double click on the button sends once, however late its second click comes', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  renderIn(
    <Form onSubmit={onSubmit}>
      <Button type="submit">Send</Button>
    </Form>,
  )
  const click = (detail: number) => fireEvent.click(screen.getByText('Send'), { detail })
  click(1)
  click(2)
  expect(onSubmit).toHaveBeenCalledTimes(1)
  click(1)
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
