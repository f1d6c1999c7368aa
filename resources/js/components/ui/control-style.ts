/** Box of every value control: input, textarea, select, combobox. */
export const CONTROL =
    'w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-sm text-ink shadow-raised transition-colors duration-100 touch:text-lg hover:border-muted focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus disabled:bg-sunken disabled:text-faint disabled:shadow-none disabled:hover:border-control aria-invalid:border-danger aria-invalid:focus:outline-danger';

/** For inputs and textareas only, because `:read-only` always matches a select. */
export const CONTROL_READ_ONLY = 'read-only:bg-sunken';

export const CONTROL_HEIGHT = 'h-8.5 touch:h-11';

/** Height of a small button, for list toolbars. */
export const CONTROL_HEIGHT_DENSE = 'h-7 touch:h-9';
