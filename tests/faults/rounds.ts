/** Counts rounds and prints a line for each. */
export class Rounds {
  passed = 0
  failed = 0
  notRun = 0

  /** Runs one round. Its work resolves with the text to print, and throws when the round failed. */
  async run(name: string, work: () => Promise<string>): Promise<void> {
    try {
      const detail = await work()
      this.passed++
      print(`passed   ${name}: ${detail}`)
    } catch (error) {
      this.failed++
      print(`FAILED   ${name}: ${error instanceof Error ? error.message : error}`)
    }
  }

  /** What this machine cannot show is neither passed nor failed. */
  skip(name: string, reason: string): void {
    this.notRun++
    print(`not run  ${name}: ${reason}`)
  }

  close(): void {
    print(`${this.passed} passed, ${this.failed} failed, ${this.notRun} not run`)
    process.exitCode = this.failed > 0 ? 1 : 0
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The number of rounds: `FAULT_ROUNDS` for all, or `FAULT_ROUNDS_F1` and the like for one. */
export function roundsOf(fault: string, usual: number): number {
  const given = process.env[`FAULT_ROUNDS_${fault}`] ?? process.env.FAULT_ROUNDS
  return given === undefined ? usual : Number(given)
}

export function isRoot(): boolean {
  return process.getuid?.() === 0
}
