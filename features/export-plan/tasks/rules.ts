import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { PlanTask } from '../contract'

/** The title of a task for its reader: what a person wrote stays as it is. */
export function taskTitle(
  { title, statement, ...titles }: Omit<PlanTask, 'id' | 'due' | 'done' | 'pair'>,
  locale: Locale,
): string {
  if (statement) return inLocale(statement, 'question', locale)
  return inLocale(titles, 'title', locale) || (title ?? '')
}

/** Whether two tasks are the same: about the same pair, with a title in common. */
export function isSameTask(one: NamedTask, other: NamedTask): boolean {
  const titles = titlesOf(other)
  return (
    one.pair?.product === other.pair?.product &&
    one.pair?.market === other.pair?.market &&
    titlesOf(one).some((title) => titles.includes(title))
  )
}

type NamedTask = Omit<PlanTask, 'id' | 'due' | 'done' | 'statement'>

const titlesOf = ({ title, pair: _pair, ...titles }: NamedTask) =>
  [title, ...Object.values(textsOf(titles, 'title'))].filter((text) => text !== null && text !== '')

/** The day on which a person is reminded of a task: the one before it is due. */
export function reminderDay(due: string): string {
  return new Date(Date.parse(due) - 86_400_000).toISOString().slice(0, 10)
}
