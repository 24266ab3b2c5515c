import { closeSync, existsSync, fdatasyncSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What was acknowledged, written apart from the database and synced before the next call. */
export class Ledger {
  private readonly file: number

  constructor(path: string) {
    this.file = openSync(path, 'a')
  }

  acknowledge(id: string, digest: string): void {
    writeSync(this.file, `${id} ${digest}\n`)
    fdatasyncSync(this.file)
  }

  close(): void {
    closeSync(this.file)
  }
}

/** The acknowledged records: id to digest. A last line cut short was not acknowledged. */
export function readLedger(path: string): Map<string, string> {
  if (!existsSync(path)) return new Map()
  const text = readFileSync(path, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const lines = whole.split('\n').filter(Boolean)
  return new Map(lines.map((line) => [line.slice(0, 36), line.slice(37)]))
}
