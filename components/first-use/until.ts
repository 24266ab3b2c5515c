/** Resolves when something that can be subscribed to holds, at once where it does already. */
export function until(
  subscribe: (listener: () => void) => () => void,
  holds: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!holds()) return
      stop()
      resolve()
    }
    const stop = subscribe(check)
    check()
  })
}
