/**
 * As the ref of a dialog: keeps the one on top readable. MUI hides from screen readers what is below
 * a dialog, and, at times, one that opens while another one leaves.
 */
export function stayReadable(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return undefined
  const show = () => {
    const isBelow = root.matches(':has(~ .MuiModal-root)')
    if (!isBelow) root.removeAttribute('aria-hidden')
  }
  const changes = new MutationObserver(show)
  changes.observe(root, { attributeFilter: ['aria-hidden'] })
  show()
  return () => changes.disconnect()
}
