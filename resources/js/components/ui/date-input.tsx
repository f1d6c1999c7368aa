import { CalendarIcon } from '@heroicons/react/24/outline';
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { CalendarPanel } from '@/components/ui/calendar-panel';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/cn';
import { readAnyDay, readDay, writeDay } from '@/lib/day';

interface DateInputProps
    extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type' | 'min' | 'max' | 'trailing' | 'icon'> {
    /** `2026-11-20`, an empty string, or text that is not a day yet. */
    value: string;
    /** Gives the day in ISO form, or the typed text while it is not a day. */
    onChange: (value: string) => void;
    /** First and last day that the calendar offers. */
    min?: string | undefined;
    max?: string | undefined;
}

/** A day, typed as dd/mm/yyyy or picked from a calendar. Arrow down opens the calendar. */
export function DateInput({ value, onChange, min, max, onKeyDown, className, ...rest }: DateInputProps) {
    const [text, setText] = useState(writeDay(value));
    const [seen, setSeen] = useState(value);
    const [isOpen, setIsOpen] = useState(false);
    const box = useRef<HTMLSpanElement>(null);

    // Follows the value after other changes than typing.
    if (value !== seen) {
        setSeen(value);
        if (value !== (readDay(text) ?? text.trim())) {
            setText(writeDay(value));
        }
    }

    const type = (typed: string) => {
        setText(typed);
        onChange(readDay(typed) ?? typed.trim());
    };
    const complete = () => {
        const day = readAnyDay(text);
        if (day !== null) {
            setText(writeDay(day));
        }
        if (day !== null && day !== value) {
            onChange(day);
        }
    };
    const close = () => {
        setIsOpen(false);
        box.current?.querySelector('input')?.focus();
    };
    const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
        if (event.key === 'ArrowDown') {
            event.preventDefault();
            setIsOpen(true);
        } else if (event.key === 'Enter') {
            // A form around the field reads the day on this key.
            flushSync(complete);
        }
        onKeyDown?.(event);
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
        complete();
        if (!box.current?.contains(relatedTarget)) {
            setIsOpen(false);
        }
    };

    return (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when the focus leaves.
        <span ref={box} role="presentation" className={cn('flex w-full min-w-0', className)} onBlur={leave}>
            <Input
                {...rest}
                inputMode="numeric"
                autoComplete="off"
                placeholder="dd/mm/yyyy"
                value={text}
                onChange={(event) => type(event.target.value)}
                onKeyDown={handleKey}
                trailing={
                    <IconButton
                        icon={CalendarIcon}
                        size="sm"
                        label="Open calendar"
                        aria-expanded={isOpen}
                        disabled={rest.disabled || rest.readOnly}
                        onClick={() => (isOpen ? close() : setIsOpen(true))}
                    />
                }
            />
            {isOpen && (
                <CalendarPanel
                    anchor={box}
                    value={value}
                    min={min}
                    max={max}
                    onChoose={(day) => {
                        setText(writeDay(day));
                        onChange(day);
                        close();
                    }}
                    onClose={close}
                />
            )}
        </span>
    );
}
