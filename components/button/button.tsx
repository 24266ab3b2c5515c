import type { ComponentPropsWithRef } from 'react'
import styles from './button.module.css'

/** One primary action a view; `accent` for the single step a page leads to. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent'

/** The classes of a button, for the link form and for islands that bring their own element. */
export function buttonClass(variant: ButtonVariant, className?: string): string {
  return [styles.button, styles[variant], className].filter(Boolean).join(' ')
}

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant
}

export function Button({ variant = 'primary', type = 'button', className, ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...rest} />
}
