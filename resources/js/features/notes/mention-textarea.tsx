import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PANEL, PANEL_ITEM } from '@/components/ui/panel-style';
import { Textarea } from '@/components/ui/textarea';
import { displayText, type Mentions, mentionQuery, mentionsIn, storedText } from '@/features/notes/mention-text';
import { useMentionSearch } from '@/features/notes/use-mention-search';
import { cn } from '@/lib/cn';
import type { MentionCandidate } from '@/types/generated';

interface MentionTextareaProps {
    /** The stored text with mention tokens. */
    value: string;
    onChange: (value: string) => void;
    /** The URL that finds colleagues who may read the text. */
    peopleUrl: string;
    placeholder?: string;
    autoFocus?: boolean;
}

/** A text box that suggests colleagues after an @. The focus stays in the text box. */
export function MentionTextarea({ value, onChange, peopleUrl, placeholder, autoFocus }: MentionTextareaProps) {
    const listId = useId();
    const box = useRef<HTMLTextAreaElement>(null);
    const [picked, setPicked] = useState<Mentions>(() => mentionsIn(value));
    const [asked, setAsked] = useState<{ start: number; query: string } | null>(null);
    const [active, setActive] = useState(0);
    const found = useMentionSearch(peopleUrl, asked?.query ?? null);
    const shown = displayText(value);
    const isOpen = asked !== null && found.length > 0;
    const named = new Map([...picked, ...mentionsIn(value)]);

    const look = (text: string, caret: number) => {
        setAsked(mentionQuery(text, caret));
        setActive(0);
    };

    const pick = (person: MentionCandidate) => {
        if (asked === null) {
            return;
        }
        // Two colleagues can have one name.
        const isTaken = (mentionsIn(value).get(person.full_name) ?? person.id) !== person.id;
        const name = isTaken ? `${person.full_name} (colleague ${person.id})` : person.full_name;
        const people = new Map([...named, [name, person.id]]);
        const before = `${shown.slice(0, asked.start)}@${name} `;
        // At once, so that the next key is typed after the name.
        flushSync(() => {
            setPicked(people);
            setAsked(null);
            onChange(storedText(before + shown.slice(asked.start + 1 + asked.query.length), people));
        });
        box.current?.focus();
        box.current?.setSelectionRange(before.length, before.length);
    };

    const onKeyDown = (event: KeyboardEvent) => {
        const person = found[active];
        if (!isOpen || person === undefined) {
            return;
        }
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            const step = event.key === 'ArrowDown' ? 1 : found.length - 1;
            setActive((active + step) % found.length);
        } else if ((event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === 'Tab') {
            pick(person);
        } else if (event.key === 'Escape') {
            setAsked(null);
        } else {
            return;
        }
        event.preventDefault();
        event.stopPropagation();
    };

    return (
        <div className="relative">
            <Textarea
                ref={box}
                name="body"
                rows={3}
                autoFocus={autoFocus}
                placeholder={placeholder}
                value={shown}
                aria-autocomplete="list"
                aria-controls={isOpen ? listId : undefined}
                aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
                onKeyDown={onKeyDown}
                onBlur={() => setAsked(null)}
                onChange={({ target }) => {
                    onChange(storedText(target.value, named));
                    look(target.value, target.selectionStart);
                }}
            />
            {isOpen && (
                <div
                    id={listId}
                    role="listbox"
                    aria-label="Colleagues"
                    className={cn(PANEL, 'absolute top-full left-0 mt-1 max-h-64 w-72 max-w-full overflow-y-auto p-1')}
                >
                    {found.map((person, index) => (
                        <div
                            key={person.id}
                            id={`${listId}-${index}`}
                            role="option"
                            tabIndex={-1}
                            aria-selected={index === active}
                            // Runs before the text box loses the focus.
                            onPointerDown={(event) => {
                                event.preventDefault();
                                pick(person);
                            }}
                            onPointerMove={() => setActive(index)}
                            className={cn(PANEL_ITEM, index === active && 'bg-hover')}
                        >
                            <span className="min-w-0 flex-1 truncate font-medium">{person.full_name}</span>
                            <span className="truncate text-xs text-muted">{person.role}</span>
                        </div>
                    ))}
                </div>
            )}
        </div>
    );
}
