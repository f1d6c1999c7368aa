import { ChevronDownIcon, ChevronRightIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { LogLevelBadge } from '@/features/developer-tools/log-level-badge';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDateTime } from '@/lib/format';
import type { LogEntry } from '@/types/generated';

/** An entry of a log file. Further lines, such as a stack trace, are folded under the first one. */
export function LogEntryRow({ entry }: { entry: LogEntry }) {
    const [isOpen, setIsOpen] = useState(false);
    const Chevron = isOpen ? ChevronDownIcon : ChevronRightIcon;

    if (entry.text === null) {
        return (
            <li className="flex gap-2 px-4 py-2">
                <span className="w-4 shrink-0" />
                <FirstLine entry={entry} />
            </li>
        );
    }

    return (
        <li>
            <button
                type="button"
                aria-expanded={isOpen}
                className="flex w-full gap-2 px-4 py-2 text-left hover:bg-hover"
                onClick={() => setIsOpen(!isOpen)}
            >
                <Chevron aria-hidden="true" className="mt-px size-4 shrink-0 text-muted" />
                <FirstLine entry={entry} />
            </button>
            {isOpen && (
                <div className="px-4 pb-3">
                    <CodeBlock label="Whole entry">{entry.text}</CodeBlock>
                </div>
            )}
        </li>
    );
}

function FirstLine({ entry: { logged_at, level, message } }: { entry: LogEntry }) {
    return (
        <span className="flex min-w-0 flex-1 gap-x-3 gap-y-1 max-sm:flex-wrap">
            {logged_at !== null && <LogTime value={logged_at} />}
            {level !== null && (
                <span className="w-20 shrink-0">
                    <LogLevelBadge level={level} />
                </span>
            )}
            <code className="min-w-0 flex-1 text-compact wrap-anywhere max-sm:basis-full">{message}</code>
        </span>
    );
}

/** `20 Nov 2026, 14:05:09`: entries of one minute are told apart by their seconds, which are the same in all time zones. */
function LogTime({ value }: { value: string }) {
    return (
        <time dateTime={value} className="shrink-0 text-compact text-muted tabular">
            {formatDateTime(value, useTimeZone())}:{value.slice(17, 19)}
        </time>
    );
}
