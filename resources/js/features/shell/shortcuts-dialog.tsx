import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { closeOverlay } from '@/features/shell/shell-ui';

const IS_MAC = /Mac|iPhone|iPad/.test(navigator.userAgent);

const SHORTCUTS: ReadonlyArray<{ keys: readonly string[]; what: string }> = [
    { keys: ['/'], what: 'Search clients' },
    { keys: [IS_MAC ? '⌘' : 'Ctrl', 'K'], what: 'Open the command palette' },
    { keys: ['g', 'd'], what: 'Go to dashboard' },
    { keys: ['g', 'c'], what: 'Go to clients' },
    { keys: ['g', 'n'], what: 'Go to notifications' },
    { keys: ['['], what: 'Collapse or expand the sidebar' },
    { keys: ['j'], what: 'Next row' },
    { keys: ['k'], what: 'Previous row' },
    { keys: ['Enter'], what: 'Open row' },
    { keys: ['n'], what: 'On a client: write a note' },
    { keys: ['m'], what: 'On a client: write a message' },
    { keys: ['.'], what: 'On a client: next page' },
    { keys: [','], what: 'On a client: previous page' },
    { keys: ['1', '–', '5'], what: 'Choose the outcome of a risk check' },
    { keys: ['a', 'd', 'r'], what: 'Approve, reject or return a deposit' },
    { keys: ['c', 'a', 'd'], what: 'Check, approve or decline a withdrawal' },
    { keys: ['c', 'd', 'r', 'o'], what: 'Confirm, dismiss, return or reopen a duplicate' },
    { keys: ['?'], what: 'Show shortcuts' },
];

export function ShortcutsDialog({ open }: { open: boolean }) {
    return (
        <Dialog open={open} onClose={closeOverlay} title="Keyboard shortcuts" size="sm">
            <dl className="flex flex-col gap-2">
                {SHORTCUTS.map(({ keys, what }) => (
                    <div key={what} className="flex items-center gap-3">
                        <dt className="min-w-0 flex-1">{what}</dt>
                        <dd className="flex gap-1">
                            {keys.map((key) => (
                                <Kbd key={key}>{key}</Kbd>
                            ))}
                        </dd>
                    </div>
                ))}
            </dl>
        </Dialog>
    );
}
