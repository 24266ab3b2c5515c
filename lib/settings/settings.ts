import { processWide } from './process-wide.ts'
import { parseSettings, type Settings } from './schema.ts'

/** The settings of this process, read from the environment once. Throws `WrongSetting`. */
export function settings(): Settings {
  return processWide('settings', () => parseSettings(process.env))
}

/** Whether this portal keeps its records itself: with a database, accounts and jobs of its own. */
export function hasDatabase(): boolean {
  return settings().API_BASE_URL === undefined
}
