/** Floating panels: menus, option lists, popovers. */
export const PANEL =
    'z-popover rounded-card border border-line bg-raised shadow-panel outline-none transition duration-100 ease-out data-closed:scale-97 data-closed:opacity-0';

/** Item of a menu or option list. Its text colour also sets the tint of the focused item. */
export const PANEL_ITEM =
    'flex w-full cursor-pointer items-center gap-2.5 rounded-tag px-2.5 py-1.5 text-left text-sm outline-none select-none touch:min-h-11 data-disabled:cursor-not-allowed data-disabled:opacity-50';
