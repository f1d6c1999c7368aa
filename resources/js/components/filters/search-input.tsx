import { MagnifyingGlassIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/cn';

const DEBOUNCE_MS = 300;

interface SearchInputProps {
    /** Current value in the URL. */
    value: string;
    onSearch: (value: string) => void;
    label: string;
    placeholder?: string;
    className?: string;
}

/** Search field. Searches when typing pauses for 300 ms or on Enter. Escape clears it. */
export function SearchInput({ value, onSearch, label, placeholder = 'Search…', className }: SearchInputProps) {
    const [draft, setDraft] = useState(value);
    const [seen, setSeen] = useState(value);
    const input = useRef<HTMLInputElement>(null);
    const asked = useRef(value);
    const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

    // Takes the URL's value after other changes (back button, cleared filters), but not after its own.
    if (value !== seen) {
        setSeen(value);
        if (value !== draft.trim() && timer.current === undefined) {
            setDraft(value);
        }
    }

    useEffect(() => {
        asked.current = value;
    }, [value]);

    useEffect(() => () => clearTimeout(timer.current), []);

    const ask = (text: string) => {
        clearTimeout(timer.current);
        timer.current = undefined;
        if (text.trim() !== asked.current) {
            asked.current = text.trim();
            onSearch(asked.current);
        }
    };

    const change = (text: string) => {
        setDraft(text);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => ask(text), DEBOUNCE_MS);
    };

    const clear = () => {
        // The button disappears.
        input.current?.focus();
        setDraft('');
        ask('');
    };

    const onKeyDown = (event: KeyboardEvent) => {
        if (event.key === 'Enter') {
            event.preventDefault();
            // Another visit may have taken the place of the search.
            asked.current = value;
            ask(draft);
        } else if (event.key === 'Escape' && draft !== '') {
            event.preventDefault();
            clear();
        }
    };

    return (
        <Input
            ref={input}
            type="text"
            role="searchbox"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            icon={MagnifyingGlassIcon}
            aria-label={label}
            placeholder={placeholder}
            value={draft}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            trailing={draft !== '' && <IconButton icon={XMarkIcon} size="sm" label="Clear search" onClick={clear} />}
            className={cn('sm:w-52', className)}
        />
    );
}
