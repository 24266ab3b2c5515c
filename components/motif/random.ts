/** Numbers that follow from a text alone: the same seed gives the same sequence on every machine. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number
  between(min: number, max: number): number
  /** A whole number, both ends included. */
  whole(min: number, max: number): number
  pick<T>(choices: readonly [T, ...T[]]): T
  chance(probability: number): boolean
}

/** A small fast counter generator (sfc32), started from a 128-bit digest of the seed. */
export function seeded(seed: string): Random {
  let [a, b, c, d] = digest(seed)
  const next = () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    c |= 0
    return (sum >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round += 1) next()
  return {
    next,
    between: (min, max) => min + next() * (max - min),
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (probability) => next() < probability,
  }
}

/**
 * Records that follow one another take turns, so that neighbours in a list differ in figure and in
 * ground: the number at the end of the seed counts on from a start that the rest of it decides.
 */
export function placeInList(seed: string): number {
  const [, name = '', number = '0'] = /^(.*?)(\d{0,9})$/s.exec(seed) ?? []
  return seeded(name).whole(0, 10_000) + Number(number)
}

function digest(seed: string): [number, number, number, number] {
  const state: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x2545f491]
  const text = `${seed}|${seed.length}`
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    for (const index of [0, 1, 2, 3] as const) {
      state[index] = Math.imul(state[index] ^ (code + index * 131), 0x85ebca6b + index * 2)
      state[index] ^= state[index] >>> (13 + index)
    }
  }
  return state
}
