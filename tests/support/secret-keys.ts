import { dropFromProcess, setSettings } from './process-registry'

/** The portal reads its settings again, and these are its `SECRET_KEYS`, the newest first. */
export function useSecretKeys(...keys: readonly (string | undefined)[]) {
  setSettings({ SECRET_KEYS: keys.join() })
  dropFromProcess('secret-keys')
}
