import { router } from '@inertiajs/react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Icon } from '@/components/ui/icon-type';
import { Kbd } from '@/components/ui/kbd';
import { PANEL } from '@/components/ui/panel-style';
import { SuggestionList } from '@/features/shell/suggestion-list';
import { type Suggestion, type SuggestionSearch, useSuggestions } from '@/features/shell/use-suggestions';
import { cn } from '@/lib/cn';
import type { RouteDefinition } from '@/routes/route';

interface SearchFormProps {
    /** Accessible name. */
    label: string;
    placeholder: string;
    icon: Icon;
    /** Route of the results. */
    to: (search: string) => RouteDefinition<'get'>;
    /** Suggests records while the user types. */
    suggest?: SuggestionSearch;
    id?: string;
    /** Shortcut that focuses the field. */
    shortcut?: string;
    onSubmitted?: () => void;
    className?: string;
}

/** A global search, which opens the chosen suggestion, a single match or the results, and clears its field. */
export function SearchForm({
    label,
    placeholder,
    icon: Glyph,
    to,
    suggest,
    id,
    shortcut,
    onSubmitted,
    className,
}: SearchFormProps) {
    const [text, setText] = useState('');
    const suggestions = useSuggestions(suggest, text);
    const listId = useId();
    const attempts = useRef(0);
    const { hits, chosen } = suggestions;

    const finish = () => {
        setText('');
        suggestions.close();
        onSubmitted?.();
    };
    const open = ({ url }: Suggestion) => {
        router.visit(url);
        finish();
    };
    const submit = async (event: FormEvent) => {
        event.preventDefault();
        const attempt = ++attempts.current;
        const match = chosen ?? (await suggestions.only());
        // The user has searched again while the answer was on its way.
        if (attempt !== attempts.current) {
            return;
        }
        if (match) {
            open(match);
            return;
        }
        router.visit(to(text), { preserveState: false, preserveScroll: false });
        finish();
    };
    const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
        if (suggestions.onKey(event)) {
            event.preventDefault();
        } else if (event.key === 'Escape') {
            suggestions.close();
            event.currentTarget.blur();
        }
    };

    return (
        <search aria-label={label} className={cn('relative block', className)}>
            <form onSubmit={(event) => void submit(event)}>
                <Glyph
                    aria-hidden="true"
                    className="icon pointer-events-none absolute top-2.25 left-2.5 text-faint touch:top-3.25"
                />
                <input
                    id={id}
                    type="search"
                    name="search"
                    aria-label={label}
                    aria-keyshortcuts={shortcut}
                    aria-autocomplete={suggest && 'list'}
                    aria-controls={hits.length > 0 ? listId : undefined}
                    aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
                    autoComplete="off"
                    placeholder={placeholder}
                    value={text}
                    onChange={(event) => {
                        setText(event.target.value);
                        suggestions.open();
                    }}
                    onKeyDown={onKeyDown}
                    onBlur={suggestions.close}
                    className="peer h-9 w-full truncate rounded-control border border-line bg-sunken pr-9 pl-9 text-sm transition-colors duration-100 [&::-webkit-search-cancel-button]:hidden hover:border-line-strong focus:border-focus focus:bg-surface focus:outline-1 focus:-outline-offset-1 focus:outline-focus touch:h-11 touch:text-lg"
                />
                {shortcut && (
                    <span
                        aria-hidden="true"
                        className="pointer-events-none absolute top-1.75 right-2 peer-focus:hidden"
                    >
                        <Kbd>{shortcut}</Kbd>
                    </span>
                )}
            </form>
            {hits.length > 0 && <SuggestionList id={listId} label={label} hits={hits} chosen={chosen} onOpen={open} />}
            {suggestions.isEmpty && (
                <p role="status" className={cn(PANEL, 'absolute top-full mt-1 w-full px-3 py-2 text-muted')}>
                    No clients match. Press Enter to search everything.
                </p>
            )}
        </search>
    );
}
