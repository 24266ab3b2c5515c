import 'server-only'
import { calls, type Feature } from '@/lib/api/feature'
import * as contract from './contract'
import {
  createHoliday,
  dropHoliday,
  editHoliday,
  listHolidays,
  proposeHolidays,
} from './server/working-time'

export const workingTimeFeature: Feature = {
  name: 'working-time',
  calls: [
    ...calls(contract, 'same', {
      holidayList: (_input, { actor }) => listHolidays(actor),
      addHoliday: ({ body }, { actor }) => createHoliday(actor, body),
      setHoliday: ({ params, body }, { actor }) => editHoliday(actor, params.id, body),
      removeHoliday: ({ params }, { actor }) => dropHoliday(actor, params.id),
    }),
  ],
  hourly: [(db) => proposeHolidays(db)],
}
