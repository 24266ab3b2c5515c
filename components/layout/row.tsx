import type { ElementType } from 'react'
import { classNames, splitLook, type LayoutProps, type LayoutTag } from './look'
import styles from './row.module.css'

const gaps = {
  0: styles.gap0,
  1: styles.gap1,
  2: styles.gap2,
  3: styles.gap3,
  4: styles.gap4,
  5: styles.gap5,
  6: styles.gap6,
}

const lineGaps = {
  0: styles.line0,
  1: styles.line1,
  2: styles.line2,
  3: styles.line3,
  4: styles.line4,
}

const alignments = {
  start: styles.start,
  center: styles.center,
  baseline: styles.baseline,
  end: styles.end,
}

const justifications = { between: styles.between }

interface OwnProps {
  /** The space between the parts, a step of the spaces. */
  gap?: keyof typeof gaps
  /** The space between the lines of a row that wraps, where it is not that between the parts. */
  lineGap?: keyof typeof lineGaps
  /** Where parts of different height stand; without it, all are as high as the highest. */
  align?: keyof typeof alignments
  /** What is done with space that is left at the end. */
  justify?: keyof typeof justifications
  /** The row stays one line. */
  nowrap?: boolean
  /** The row is part of a line of text. */
  inline?: boolean
  /** The row is as high as a finger needs. */
  touch?: boolean
}

/** Parts in a line, which wraps where it is full. */
export function Row<Tag extends LayoutTag = 'div'>({
  as,
  gap = 0,
  lineGap,
  align,
  justify,
  nowrap,
  inline,
  touch,
  ...given
}: LayoutProps<Tag, OwnProps>) {
  const Element: ElementType = as ?? 'div'
  const { classes, rest } = splitLook(given)
  return (
    <Element
      {...rest}
      className={classNames(
        gaps[gap],
        inline && styles.inline,
        nowrap && styles.nowrap,
        lineGap !== undefined && lineGaps[lineGap],
        align && alignments[align],
        justify && justifications[justify],
        touch && styles.touch,
        ...classes,
      )}
    />
  )
}
