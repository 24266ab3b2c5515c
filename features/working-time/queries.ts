import { call } from '@/lib/api/call'
import { addHoliday, removeHoliday, setHoliday, type HolidayWrite } from './contract'

export const createHoliday = (body: HolidayWrite) => call(addHoliday, { body })

export const saveHoliday = (id: number, body: HolidayWrite & { version: number }) =>
  call(setHoliday, { params: { id }, body })

export const deleteHoliday = (id: number) => call(removeHoliday, { params: { id } })
