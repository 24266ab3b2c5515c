import { Link, type LinkProps } from '@/components/link/link'
import { buttonClass, type ButtonVariant } from './button'

interface ButtonLinkProps extends Omit<LinkProps, 'look'> {
  variant?: ButtonVariant
}

/** A link that leads on to a task, in the look of a button. */
export function ButtonLink({ variant = 'primary', className, ...rest }: ButtonLinkProps) {
  return <Link look="bare" className={buttonClass(variant, className)} {...rest} />
}
