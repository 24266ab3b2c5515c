import 'server-only'
import { route } from '@/lib/api/route'
import { addHoliday, holidayList, removeHoliday, setHoliday } from '../contract'
import { createHoliday, dropHoliday, editHoliday, listHolidays } from './service'

export const workingTimeRoutes = [
  route(holidayList, (_input, { actor }) => listHolidays(actor)),
  route(addHoliday, ({ body }, { actor }) => createHoliday(actor, body)),
  route(setHoliday, ({ params, body }, { actor }) => editHoliday(actor, params.id, body)),
  route(removeHoliday, ({ params }, { actor }) => dropHoliday(actor, params.id)),
]
