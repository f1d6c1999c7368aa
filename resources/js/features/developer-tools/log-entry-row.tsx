import { ChevronRightIcon } from '@heroicons/react/16/solid';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { LogLevelBadge } from '@/features/developer-tools/log-level-badge';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDateTime } from '@/lib/format';
import type { LogEntry } from '@/types/generated';

/** An entry of a log file. Further lines, such as a stack trace, are folded under the first one. */
export function LogEntryRow({ entry }: { entry: LogEntry }) {
    if (entry.text === null) {
        return (
            <li className="py-2 pr-4 pl-9">
                <FirstLine entry={entry} />
            </li>
        );
    }

    return (
        <li>
            <details className="group">
                <summary className="relative cursor-pointer list-none py-2 pr-4 pl-9 hover:bg-hover [&::-webkit-details-marker]:hidden">
                    <ChevronRightIcon
                        aria-hidden="true"
                        className="absolute top-2.5 left-3.5 size-4 text-muted group-open:rotate-90"
                    />
                    <FirstLine entry={entry} />
                </summary>
                <div className="pr-4 pb-3 pl-9">
                    <CodeBlock label="Whole entry">{entry.text}</CodeBlock>
                </div>
            </details>
        </li>
    );
}

function FirstLine({ entry: { logged_at, level, message } }: { entry: LogEntry }) {
    return (
        <span className="flex gap-x-3 gap-y-1 max-sm:flex-wrap">
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
        <time dateTime={value} className="shrink-0 text-compact text-muted tabular sm:w-44">
            {formatDateTime(value, useTimeZone())}:{value.slice(17, 19)}
        </time>
    );
}
