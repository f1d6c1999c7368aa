/** Selector of fields that take typed letters, where keys without Ctrl or Cmd are no shortcuts. */
export const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
