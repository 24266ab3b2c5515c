import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ApprovalChip } from './approval-chip'
import { useApprovalTexts } from './approval-texts'

function Shown({ status }: { status: number }) {
  return <ApprovalChip status={status} texts={useApprovalTexts()} />
}

describe('the status of what is submitted for approval', () => {
  it.each([
    [10, 'In process', 'Pending. Waiting for approval by our team'],
    [20, 'Approved', 'Approved by our team'],
    [30, 'Refused', 'Not approved by our team'],
    [40, 'Changed', 'The change is waiting for approval'],
    [55, 'Changed', 'The change is waiting for approval'],
  ])('%i is “%s”, with its meaning “%s”', (status, name, meaning) => {
    renderIn(<Shown status={status} />)
    expect(screen.getByRole('button')).toHaveTextContent(name)
    expect(screen.getByRole('button')).toHaveAccessibleDescription(meaning)
  })

  it('has a colour and a sign of its own each', () => {
    const looks = [10, 20, 30, 40].map((status) => {
      const { container, unmount } = renderIn(<Shown status={status} />)
      const chip = container.querySelector('button > span')
      const look = `${chip?.className} ${chip?.querySelector('path')?.getAttribute('d')}`
      unmount()
      return look
    })
    expect(new Set(looks).size).toBe(4)
  })
})
