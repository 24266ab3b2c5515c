/** Drops what `processWide` keeps (settings, logger, storage), as if the process had just started. */
export function clearProcessRegistry(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('portal.process'))
}
