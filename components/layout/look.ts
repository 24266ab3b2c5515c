import type { ComponentPropsWithRef } from 'react'
import styles from './look.module.css'

/** Elements that may be laid out; their own attributes and types stay theirs. */
export type LayoutTag =
  | 'address'
  | 'article'
  | 'aside'
  | 'bdi'
  | 'blockquote'
  | 'code'
  | 'dd'
  | 'details'
  | 'div'
  | 'dl'
  | 'dt'
  | 'fieldset'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'header'
  | 'label'
  | 'legend'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'time'
  | 'ul'

const tones = {
  soft: styles.soft,
  faint: styles.faint,
  ink: styles.ink,
  title: styles.title,
  link: styles.link,
  danger: styles.danger,
  warning: styles.warning,
  success: styles.success,
}

const steps = {
  [-1]: styles.small,
  0: styles.step0,
  1: styles.step1,
  2: styles.step2,
  3: styles.step3,
}

const weights = { normal: styles.normal, strong: styles.strong, heading: styles.heading }

const measures = { 65: styles.measure65, 68: styles.measure68, 70: styles.measure70 }

const lines = { above: styles.lineAbove, below: styles.lineBelow }

const insets = { 2: styles.inset2, 3: styles.inset3, 4: styles.inset4 }

const above = { 1: styles.above1, 2: styles.above2, 3: styles.above3, 4: styles.above4 }

const below = {
  1: styles.below1,
  2: styles.below2,
  3: styles.below3,
  4: styles.below4,
  5: styles.below5,
}

/** How text looks in an element, and how the element is placed among others. */
export interface Look {
  /** The colour of the text by what it means; without it, that of the text around. */
  tone?: keyof typeof tones
  /** The size of the text: a step of the type scale. */
  step?: keyof typeof steps
  weight?: keyof typeof weights
  /** A word that is longer than its line breaks anywhere. */
  breaks?: boolean
  /** Lines that a person broke stay broken. */
  preLine?: boolean
  /** Figures are equally wide, for columns. */
  tabular?: boolean
  /** Lines are not longer than reads well: so many characters. */
  measure?: keyof typeof measures
  /** In a row or grid it may get narrower than its longest word. */
  shrinks?: boolean
  /** A thin line that divides it from what is above or below. */
  line?: keyof typeof lines
  /** The space inside it, above and below: a step of the spaces. */
  inset?: keyof typeof insets
  /** A space before or after it: a step of the spaces. */
  above?: keyof typeof above
  below?: keyof typeof below
  /** What its own style sheet adds. */
  className?: string | undefined
}

/** What a component takes that is the element it is named: its own properties, and those of that. */
export type ElementProps<Tag extends LayoutTag, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    'as' | 'className' | keyof Own
  >

/** What a layout component takes: its own properties, its look, and what its element takes. */
export type LayoutProps<Tag extends LayoutTag, Own> = ElementProps<Tag, Own & Look>

type Class = string | false | undefined

/** Splits what a component is given into the classes of its look and the rest. */
export function splitLook(given: Look): { classes: readonly Class[]; rest: object } {
  const {
    tone,
    step,
    weight,
    breaks,
    preLine,
    tabular,
    measure,
    shrinks,
    line,
    inset,
    above: before,
    below: after,
    className,
    ...rest
  } = given
  const classes = [
    tone && tones[tone],
    step !== undefined && steps[step],
    weight && weights[weight],
    breaks && styles.breaks,
    preLine && styles.preLine,
    tabular && styles.tabular,
    measure && measures[measure],
    shrinks && styles.shrinks,
    line && lines[line],
    inset && insets[inset],
    before && above[before],
    after && below[after],
    className,
  ]
  return { classes, rest }
}

/** One attribute of the classes that apply. */
export function classNames(...classes: readonly Class[]): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined
}
