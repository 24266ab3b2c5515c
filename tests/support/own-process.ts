/**
 * Runs before each test file of a project whose files share a process: what another file left in
 * the registry of `processWide` (settings, logger, storage) is gone.
 */
Reflect.deleteProperty(globalThis, Symbol.for('portal.process'))
