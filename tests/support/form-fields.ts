import { screen } from '@testing-library/react'

/** The field of a form with this label, whether or not a mark says that it is required. */
export const fieldOf = (label: string) =>
  screen.getByLabelText((text) => text.replace(/\s*\*$/, '') === label)
