export const TAB_LIST = 'flex gap-5 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]';

export const TAB =
    'flex shrink-0 items-center gap-1.5 border-b-2 border-transparent py-2 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-100 touch:py-3 hover:border-line-strong hover:text-ink focus-visible:rounded-tag focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink';

export const TAB_COUNT = 'rounded-full bg-sunken px-1.5 text-2xs font-strong text-muted tabular';
