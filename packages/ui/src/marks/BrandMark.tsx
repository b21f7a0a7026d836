/** A beam in balance over a growing harvest, with the name of the product. */
export function BrandMark({ caption = 'Neraca Komoditas' }: { caption?: string }) {
  return (
    <span className="sn-mark">
      <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden>
        <rect width="34" height="34" rx="7" fill="#fff" />
        <path d="M6 11h22M17 6v5" stroke="#0b2344" strokeWidth="2.6" strokeLinecap="round" />
        <path d="M8 28V19M13 28v-5M21 28v-5M26 28V19" stroke="#0b2344" strokeWidth="3.2" />
        <path d="M17 28V15.5" stroke="#ad4e17" strokeWidth="3.2" />
      </svg>
      <span>
        <b>SINAS NK</b>
        <small>{caption}</small>
      </span>
    </span>
  );
}
