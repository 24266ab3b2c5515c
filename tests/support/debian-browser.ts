import { existsSync } from 'node:fs'
import browsers from './browsers.json' with { type: 'json' }

/** Debian's browser; the headless one where it is installed, since it renders the same faster. */
export function debianBrowser(): { executablePath?: string } {
  const executablePath = browsers.find((path) => existsSync(path))
  return executablePath === undefined ? {} : { executablePath }
}
