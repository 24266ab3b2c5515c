import { dayAfter, today } from './today.ts'

/** The working days within which staff review what is submitted. */
const reviewDays = 3

/** Friday and Saturday, counted from Sunday. */
const weekend: readonly number[] = [5, 6]

/** The day, as `YYYY-MM-DD`, by which staff promise to review what was submitted at an instant. */
export function reviewDay(submitted: string): string {
  let day = today(new Date(submitted))
  for (let left = reviewDays; left > 0;) {
    day = dayAfter(day, 1)
    if (!weekend.includes(new Date(day).getUTCDay())) left -= 1
  }
  return day
}
