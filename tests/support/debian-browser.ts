import { existsSync } from 'node:fs'
import browsers from './browsers.json' with { type: 'json' }

/** Debian's browser: the one without a window where it is, since it draws the same with less work. */
export function debianBrowser(): { executablePath?: string } {
  const executablePath = browsers.find((path) => existsSync(path))
  return executablePath === undefined ? {} : { executablePath }
}
