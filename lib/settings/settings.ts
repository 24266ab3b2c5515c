import { processWide } from './process-wide'
import { parseSettings, type Settings } from './schema'

/** The settings of this process, read from the environment once. Throws `WrongSetting`. */
export function settings(): Settings {
  return processWide('settings', () => parseSettings(process.env))
}
