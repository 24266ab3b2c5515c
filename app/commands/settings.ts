import './umask.mjs'
import { parseSettings, WrongSetting } from '../../lib/settings/schema.ts'

/** Checks every setting and ends with one line that names the first wrong one. */
try {
  parseSettings(process.env)
} catch (error) {
  if (!(error instanceof WrongSetting)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 78
}
