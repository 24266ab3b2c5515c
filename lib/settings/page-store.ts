const defaultMegabytes = 64

/** The bytes that rendered pages and data answers may take in memory, by the setting `PAGE_STORE_MB`. */
export function pageStoreBytes(): number {
  return (Number(process.env.PAGE_STORE_MB) || defaultMegabytes) * 1024 * 1024
}
