import {
    Combobox,
    ComboboxInput,
    ComboboxOption,
    ComboboxOptions,
    Dialog,
    DialogBackdrop,
    DialogPanel,
} from '@headlessui/react';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { Kbd } from '@/components/ui/kbd';
import { PANEL_ITEM } from '@/components/ui/panel-style';
import { Spinner } from '@/components/ui/spinner';
import { type Command, commandsFor, matchingCommands } from '@/features/shell/palette-commands';
import { useRecordCommands } from '@/features/shell/record-commands';
import { closeOverlay } from '@/features/shell/shell-ui';
import { useClientCommands } from '@/features/shell/use-client-commands';
import { cn } from '@/lib/cn';
import { useNavigation } from '@/navigation/use-navigation';
import type { AuthUser } from '@/types/generated';

/** Clients come last because they load later, so that the other groups don't move. */
const GROUPS = ['This client', 'Recent clients', 'Pages', 'Actions', 'Clients'] as const;

/** Finds pages, clients and actions: Ctrl or Cmd+K. */
export function CommandPalette({ open, user }: { open: boolean; user: AuthUser }) {
    return (
        <Dialog open={open} onClose={closeOverlay} aria-label="Command palette" className="relative z-dialog">
            <DialogBackdrop
                transition
                className="fixed inset-0 bg-scrim transition duration-100 data-closed:opacity-0"
            />
            <div className="fixed inset-0 flex items-start justify-center p-3 pt-[8vh] sm:pt-[14vh]">
                <DialogPanel
                    transition
                    className="w-full max-w-xl overflow-hidden rounded-card border border-line bg-raised shadow-dialog transition duration-100 ease-out-soft data-closed:scale-98 data-closed:opacity-0"
                >
                    <Palette open={open} user={user} />
                </DialogPanel>
            </div>
        </Dialog>
    );
}

function Palette({ open, user }: { open: boolean; user: AuthUser }) {
    const [query, setQuery] = useState('');
    const navigation = useNavigation();
    const record = useRecordCommands(user);
    const clients = useClientCommands(query, open);
    const found = [...matchingCommands([...record, ...commandsFor(user, navigation)], query), ...clients.commands];

    const choose = (command: Command | null) => {
        if (command) {
            closeOverlay();
            command.run();
        }
    };

    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'Escape') {
            // Otherwise the combobox closes its list first, which renders all commands again.
            event.preventDefault();
            closeOverlay();
        } else if (event.key === 'Enter') {
            const typed = event.currentTarget.value;
            // Chooses among the commands that match all letters.
            flushSync(() => setQuery(typed));
        }
    };

    return (
        <Combobox<Command | null> value={null} by="id" onChange={choose} immediate>
            <div className="relative flex items-center border-b border-line">
                <MagnifyingGlassIcon aria-hidden="true" className="icon absolute left-4 text-faint" />
                <ComboboxInput
                    autoFocus
                    autoComplete="off"
                    aria-label="Search pages, clients and actions"
                    placeholder="Search pages, clients and actions…"
                    // The field shows the letters at once, before the commands that match.
                    onChange={({ target: { value } }) => startTransition(() => setQuery(value))}
                    onKeyDown={onKeyDown}
                    className="h-13 w-full bg-transparent pr-14 pl-11 text-lg outline-none"
                />
                <span className="absolute right-4 flex items-center">
                    {clients.isLoading ? <Spinner label="Searching" /> : <Kbd>Esc</Kbd>}
                </span>
            </div>
            <ComboboxOptions
                static
                modal={false}
                className="max-h-[min(24rem,60dvh)] overflow-y-auto p-1.5 outline-none"
            >
                {GROUPS.map((group) => (
                    <PaletteGroup
                        key={group}
                        title={group}
                        commands={found.filter((command) => command.group === group)}
                    />
                ))}
                {found.length === 0 && !clients.isLoading && (
                    <p role="status" className="px-3 py-6 text-center text-muted">
                        No results for “{query}”.
                    </p>
                )}
            </ComboboxOptions>
            {clients.hints.length > 0 && (
                <div role="status" className="border-t border-line px-4 py-2 text-compact text-muted">
                    {clients.hints.map((hint) => (
                        <p key={hint}>{hint}</p>
                    ))}
                </div>
            )}
            {clients.hasFailed && (
                <p role="status" className="border-t border-line px-4 py-2 text-compact text-danger">
                    Couldn’t load clients. Type again to retry.
                </p>
            )}
        </Combobox>
    );
}

function PaletteGroup({ title, commands }: { title: string; commands: readonly Command[] }) {
    if (commands.length === 0) {
        return null;
    }

    return (
        <fieldset aria-label={title} className="min-w-0 not-first:mt-1.5">
            <p aria-hidden="true" className="px-2.5 py-1 text-2xs font-strong text-faint">
                {title}
            </p>
            {commands.map((command) => (
                <PaletteOption key={command.id} command={command} />
            ))}
        </fieldset>
    );
}

function PaletteOption({ command }: { command: Command }) {
    const { icon: Glyph, label, hint } = command;

    return (
        <ComboboxOption
            value={command}
            className={cn(PANEL_ITEM, 'py-2 data-focus:bg-accent-soft data-focus:text-accent')}
        >
            <Glyph aria-hidden="true" className="icon text-muted" />
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {hint && <span className="truncate text-compact text-muted">{hint}</span>}
        </ComboboxOption>
    );
}
