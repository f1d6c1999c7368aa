import { type ComponentProps, useId } from 'react';
import { flushSync } from 'react-dom';
import { DateInput } from '@/components/ui/date-input';
import { Input } from '@/components/ui/input';
import { cn } from '@/lib/cn';

/** A day and a time of day, as `2026-11-20T14:05`, or what was typed so far. Times are typed as 14:05, 1405, 9 or 2pm. */
export function DateTimeInput({ value, onChange, className, ...rest }: ComponentProps<typeof DateInput>) {
    const timeId = useId();
    const split = value.lastIndexOf('T');
    const [day, time] = split === -1 ? [value, ''] : [value.slice(0, split), value.slice(split + 1)];
    const change = (newDay: string, newTime: string) => onChange(newDay + newTime === '' ? '' : `${newDay}T${newTime}`);
    const complete = () => change(day, completed(time));

    return (
        <span className={cn('flex w-full min-w-0 gap-2', className)}>
            <DateInput {...rest} value={day} onChange={(newDay) => change(newDay, time)} />
            <span className="w-20 shrink-0">
                <Input
                    id={timeId}
                    aria-label="Time"
                    inputMode="numeric"
                    autoComplete="off"
                    placeholder="hh:mm"
                    maxLength={8}
                    disabled={rest.disabled}
                    value={time}
                    onChange={(event) => change(day, event.target.value.replace(/[^\d:.apm ]/gi, ''))}
                    onKeyDown={(event) => {
                        if (event.key === 'Enter') {
                            // A form around the field reads the time on this key.
                            flushSync(complete);
                        }
                    }}
                    onBlur={complete}
                />
            </span>
        </span>
    );
}

/** `09:00` for 9, `14:05` for 1405 or 2.05 pm; the text itself when it is no time. */
function completed(text: string): string {
    const [, typed = '', minutes = '00', half] =
        /^(\d{1,2})(?:[:.]?([0-5]\d))? ?(?:([ap])m?)?$/i.exec(text.trim()) ?? [];
    const hours = half === undefined ? Number(typed) : (Number(typed) % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
    const isTime = typed !== '' && (half === undefined ? hours <= 23 : Number(typed) >= 1 && Number(typed) <= 12);

    return isTime ? `${String(hours).padStart(2, '0')}:${minutes}` : text;
}
