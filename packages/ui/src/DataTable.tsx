import type { ComponentPropsWithoutRef, ReactNode } from 'react';

interface DataTableProps {
  label: string;
  /** Within a card that is there already. */
  plain?: boolean;
  children: ReactNode;
}

/** A card with a table that may scroll sideways inside it, reachable by keyboard. */
export function DataTable({ label, plain = false, children }: DataTableProps) {
  return (
    <div className={plain ? 'sn-scroll' : 'sn-card sn-scroll'} role="region" aria-label={label} tabIndex={0}>
      <table className="sn-table">{children}</table>
    </div>
  );
}

/** Head cell; `num` for figures, set right. */
export function Th({ num = false, children, ...rest }: { num?: boolean } & ComponentPropsWithoutRef<'th'>) {
  return (
    <th scope="col" className={num ? 'sn-num' : undefined} {...rest}>
      {children}
    </th>
  );
}

/** Body cell; an empty value shows '-' (VALIDASI-19). */
export function Td({ num = false, children, ...rest }: { num?: boolean } & ComponentPropsWithoutRef<'td'>) {
  const empty = children === null || children === undefined || children === '';
  return (
    <td className={num ? 'sn-num' : undefined} {...rest}>
      {empty ? '-' : children}
    </td>
  );
}
