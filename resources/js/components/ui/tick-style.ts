/** Box of checkboxes and radio buttons. The tick is drawn in app.css. The halo enlarges the click target. No transition: 50 boxes would run 200. */
export const TICK_BOX =
    'relative size-4 shrink-0 appearance-none border border-control bg-surface shadow-raised before:absolute before:-inset-2 before:content-[""] touch:before:-inset-3.5 hover:border-muted checked:border-accent checked:bg-accent checked:hover:border-accent-strong checked:hover:bg-accent-strong indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50 aria-invalid:border-danger';
