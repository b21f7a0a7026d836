import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';

interface Looks {
  /** The one act of its place, any other, or one that stands back. */
  variant?: 'contained' | 'outlined' | 'text';
  /** It takes something away for good. */
  danger?: boolean;
  /** What it has begun runs: it cannot be pressed again until then. */
  loading?: boolean;
  className?: string;
  children?: ReactNode;
}
type Own<C extends ElementType> = Looks & { component?: C };
export type ButtonProps<C extends ElementType> = Own<C> & Omit<ComponentPropsWithRef<C>, keyof Own<C>>;

const CLASSES = { contained: 'sn-btn sn-btn-main', outlined: 'sn-btn sn-btn-line', text: 'sn-btn' };

/** The button of both front ends, and of the pages that come before Material UI. A link that looks like one: `component`. */
export function Button<C extends ElementType = 'button'>({
  component,
  variant = 'text',
  danger = false,
  loading = false,
  className,
  ...rest
}: ButtonProps<C>) {
  const Tag: ElementType = component ?? 'button';
  const props = rest as { disabled?: boolean; type?: string };
  const own = Tag === 'button' ? { type: props.type ?? 'button', disabled: loading || props.disabled === true } : {};
  const classes = [CLASSES[variant], danger && 'sn-btn-danger', className].filter(Boolean).join(' ');
  return <Tag className={classes} aria-busy={loading || undefined} {...rest} {...own} />;
}
