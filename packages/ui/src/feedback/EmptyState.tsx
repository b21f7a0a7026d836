import type { ReactNode } from 'react';
import { Icon } from '../marks/Icon';
import type { IconName } from '../marks/icon-paths';

interface Props {
  title: string;
  /** What would stand here. */
  children?: ReactNode;
  icon?: IconName;
  /** One action at most. */
  action?: ReactNode;
  /** Level of the heading, where h2 does not fit. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing there yet: what it would hold, and the way to the first one. */
export function EmptyState({ title, children, icon = 'inbox', action, heading: Heading = 'h2' }: Props) {
  return (
    <div className="sn-void">
      <Icon name={icon} />
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className="sn-void-acts">{action}</div>}
    </div>
  );
}
