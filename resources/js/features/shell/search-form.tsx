import { router } from '@inertiajs/react';
import { type FormEvent, useState } from 'react';
import type { Icon } from '@/components/ui/icon-type';
import { Kbd } from '@/components/ui/kbd';
import { cn } from '@/lib/cn';
import type { RouteDefinition } from '@/routes/route';

interface SearchFormProps {
    /** Accessible name. */
    label: string;
    placeholder: string;
    icon: Icon;
    /** Route of the results. */
    to: (search: string) => RouteDefinition<'get'>;
    id?: string;
    /** Shortcut that focuses the field. */
    shortcut?: string;
    onSubmitted?: () => void;
    className?: string;
}

/** A global search, which opens the results and clears its field. */
export function SearchForm({
    label,
    placeholder,
    icon: Glyph,
    to,
    id,
    shortcut,
    onSubmitted,
    className,
}: SearchFormProps) {
    const [text, setText] = useState('');

    const submit = (event: FormEvent) => {
        event.preventDefault();
        router.visit(to(text), { preserveState: false, preserveScroll: false });
        setText('');
        onSubmitted?.();
    };

    return (
        <search aria-label={label} className={cn('relative block', className)}>
            <form onSubmit={submit}>
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
                    autoComplete="off"
                    placeholder={placeholder}
                    value={text}
                    onChange={(event) => setText(event.target.value)}
                    onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
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
        </search>
    );
}
