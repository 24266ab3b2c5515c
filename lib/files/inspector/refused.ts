/** Why a file is refused, as the key of the rule that it breaks. */
export type Refusal = 'damaged' | 'active' | 'pixels'

export class Refused extends Error {
  readonly rule: Refusal

  constructor(rule: Refusal) {
    super(rule)
    this.rule = rule
  }
}
