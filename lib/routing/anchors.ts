/** The anchor of a question in its page: `faq-101`. */
export function questionAnchor(id: number): string {
  return `faq-${id}`
}

/** The anchor of an office in the Contact Us page: `office-2`. */
export function officeAnchor({ id }: { id: number }): string {
  return `office-${id}`
}

/** The anchor of a step in the page of the export guide: `step-3`. */
export function stepAnchor(number: number): string {
  return `step-${number}`
}
