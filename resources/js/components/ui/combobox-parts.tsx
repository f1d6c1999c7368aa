import {
    ComboboxButton,
    ComboboxInput,
    ComboboxOption,
    ComboboxOptions,
    Combobox as HeadlessCombobox,
} from '@headlessui/react';
import { CheckIcon, ChevronUpDownIcon, XMarkIcon } from '@heroicons/react/16/solid';
import { type ReactNode, useState } from 'react';
import { CONTROL, CONTROL_HEIGHT } from '@/components/ui/control-style';
import { useFieldControl } from '@/components/ui/field-context';
import type { Option } from '@/components/ui/option-type';
import { PANEL, PANEL_ITEM } from '@/components/ui/panel-style';
import { Spinner } from '@/components/ui/spinner';
import { type OptionSearch, useOptionSearch } from '@/hooks/use-option-search';
import { cn } from '@/lib/cn';

interface ComboboxProps<Value extends string> {
    value: Option<Value> | null;
    onChange: (option: Option<Value> | null) => void;
    /** All options when they are known. Filtered in the browser. */
    options?: ReadonlyArray<Option<Value>>;
    /** Searches options on the server. Rejects on failure and respects the signal. */
    search?: OptionSearch<Value>;
    placeholder?: string;
    clearable?: boolean;
    disabled?: boolean;
    id?: string;
    name?: string;
    'aria-label'?: string;
    className?: string;
}

/** Maximum number of options shown. Typing narrows them down. */
const MOST_SHOWN = 100;

export function Combobox<Value extends string>({
    value,
    onChange,
    options = [],
    search,
    placeholder,
    clearable = false,
    name,
    className,
    ...rest
}: ComboboxProps<Value>) {
    const wiring = useFieldControl(rest);
    const [query, setQuery] = useState('');
    const [opened, setOpened] = useState(false);
    const found = useOptionSearch(search, query, opened);
    // Enter chooses the first option, so options of shorter text stay only if they match all of the text.
    const fitting = found.isCurrent ? found.options : narrow(search ? found.options : options, query);
    const showClear = clearable && value !== null && !wiring.disabled;

    return (
        <HeadlessCombobox
            value={value}
            by="value"
            onChange={(option) => (option !== null || clearable) && onChange(option)}
            onClose={() => {
                setQuery('');
                setOpened(false);
            }}
            disabled={wiring.disabled ?? false}
        >
            <span className={cn('relative flex w-full min-w-0 items-center', className)}>
                <ComboboxInput
                    {...wiring}
                    aria-label={rest['aria-label']}
                    autoComplete="off"
                    placeholder={placeholder}
                    className={cn(CONTROL, CONTROL_HEIGHT, 'truncate', showClear ? 'pr-14' : 'pr-8')}
                    displayValue={(option: Option<Value> | null) => option?.label ?? ''}
                    onKeyDown={(event) => event.key.startsWith('Arrow') && setOpened(true)}
                    onChange={(event) => {
                        setOpened(true);
                        setQuery(event.target.value);
                    }}
                />
                {showClear && (
                    <button
                        type="button"
                        aria-label="Clear"
                        onClick={({ currentTarget }) => {
                            // This button disappears.
                            currentTarget.parentElement?.querySelector('input')?.focus();
                            onChange(null);
                        }}
                        className="absolute right-8 grid size-6 place-items-center rounded-tag text-muted hover:bg-hover hover:text-ink"
                    >
                        <XMarkIcon aria-hidden="true" className="size-4" />
                    </button>
                )}
                <ComboboxButton
                    aria-label="Show options"
                    onClick={() => setOpened(true)}
                    className="absolute right-1 grid size-7 place-items-center rounded-tag text-muted hover:text-ink disabled:hover:text-muted"
                >
                    {found.status === 'loading' ? (
                        <Spinner />
                    ) : (
                        <ChevronUpDownIcon aria-hidden="true" className="size-4" />
                    )}
                </ComboboxButton>
            </span>
            {name && <input type="hidden" name={name} value={value?.value ?? ''} />}
            <ComboboxOptions
                transition
                modal={false}
                anchor={{ to: 'bottom start', gap: 4, padding: 8 }}
                className={cn(PANEL, 'max-h-72! w-(--input-width) min-w-56 p-1 empty:invisible')}
            >
                {fitting.slice(0, MOST_SHOWN).map((option) => (
                    <Choice key={option.value} option={option} />
                ))}
                <Note>{noteFor(found.status, fitting.length, query)}</Note>
                {found.status === 'failed' && (
                    <button
                        type="button"
                        role="option"
                        aria-selected="false"
                        tabIndex={-1}
                        onClick={found.retry}
                        className={cn(PANEL_ITEM, 'justify-center font-medium hover:bg-hover')}
                    >
                        Try again
                    </button>
                )}
            </ComboboxOptions>
        </HeadlessCombobox>
    );
}

function Choice({ option }: { option: Option }) {
    return (
        <ComboboxOption
            value={option}
            disabled={option.disabled ?? false}
            className={cn(PANEL_ITEM, 'group text-ink data-focus:bg-hover')}
        >
            <span className="min-w-0 flex-1">
                <span className="block truncate group-data-selected:font-medium">{option.label}</span>
                {option.description && <span className="block truncate text-xs text-muted">{option.description}</span>}
            </span>
            <CheckIcon aria-hidden="true" className="invisible size-4 text-accent group-data-selected:visible" />
        </ComboboxOption>
    );
}

/** An option that can't be chosen, because a list box may contain only options. */
function Note({ children }: { children: ReactNode }) {
    return children ? (
        <div
            role="option"
            tabIndex={-1}
            aria-disabled="true"
            aria-selected="false"
            aria-live="polite"
            className="px-2.5 py-1.5 text-compact text-muted"
        >
            {children}
        </div>
    ) : null;
}

function noteFor(status: 'idle' | 'loading' | 'failed', count: number, query: string): string | null {
    if (status === 'failed') {
        return 'Couldn’t load the options.';
    }
    if (count > MOST_SHOWN) {
        return `${count - MOST_SHOWN} more. Type more to narrow the results.`;
    }
    if (count > 0) {
        return null;
    }
    if (status === 'loading') {
        return 'Searching…';
    }

    return query === '' ? 'Type to search.' : `No results for “${query}”.`;
}

function narrow<Value extends string>(
    options: ReadonlyArray<Option<Value>>,
    query: string,
): ReadonlyArray<Option<Value>> {
    const wanted = fold(query.trim());

    return wanted === ''
        ? options
        : options.filter((option) => fold(`${option.label} ${option.description ?? ''}`).includes(wanted));
}

/** Ignores case and accents: `aroha` finds `Ārohā`. */
function fold(text: string): string {
    return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('en-AU');
}
