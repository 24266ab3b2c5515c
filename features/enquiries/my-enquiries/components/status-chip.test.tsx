import { expect, it } from 'vitest'
import { enquiryStatuses } from '../../rules'
import { statusLooks } from './status-chip'

it('each status has its own colour: primary, green, orange, blue, red, dark red and cyan', () => {
  expect(enquiryStatuses.map(({ iid, name }) => [name, statusLooks[iid].tone])).toEqual([
    ['new', 'petrol'],
    ['confirmed', 'success'],
    ['pending', 'warning'],
    ['completed', 'info'],
    ['rejected', 'danger'],
    ['closed', 'dark-red'],
    ['ongoing', 'cyan'],
  ])
})
