import { dayAfter, isWorkingDay, today } from './today.ts'

/** The working days within which staff review what is submitted. */
const reviewDays = 3

/** The day, as `YYYY-MM-DD`, by which staff promise to review what was submitted at an instant. */
export function reviewDay(submitted: string): string {
  let day = today(new Date(submitted))
  for (let left = reviewDays; left > 0;) {
    day = dayAfter(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}
