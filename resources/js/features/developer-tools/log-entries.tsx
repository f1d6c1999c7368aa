import { DocumentTextIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardFooter } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LogEntryRow } from '@/features/developer-tools/log-entry-row';
import { cn } from '@/lib/cn';
import type { LogViewerPage } from '@/types/generated';

interface LogEntriesProps {
    page: LogViewerPage;
    isLoading: boolean;
    onPage: (before: number | null) => void;
    /** Search and level. */
    children: ReactNode;
}

/** The entries of a log file, the newest first. */
export function LogEntries({ page, isLoading, onPage, children }: LogEntriesProps) {
    const { entries, older, is_capped, before, error } = page;

    return (
        <Card aria-label="Entries" className="flex-1">
            <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-2">{children}</header>
            {error !== null && (
                <div className="p-4">
                    <Banner tone="danger">{error} Check its permissions on the server.</Banner>
                </div>
            )}
            {error === null && entries.length === 0 && (
                <EmptyState icon={DocumentTextIcon} title={older === null ? 'No entries' : 'No entries found so far'}>
                    {emptyText(page)}
                </EmptyState>
            )}
            <ul aria-busy={isLoading || undefined} className={cn('divide-y divide-line', isLoading && 'opacity-60')}>
                {entries.map((entry) => (
                    <LogEntryRow key={entry.offset} entry={entry} />
                ))}
            </ul>
            {(older !== null || before !== null) && (
                <CardFooter className="justify-end">
                    {is_capped && <span className="mr-auto">Only part of the file was searched.</span>}
                    {before !== null && <Button onClick={() => onPage(null)}>Newest entries</Button>}
                    {older !== null && (
                        <Button loading={isLoading} onClick={() => onPage(older)}>
                            {is_capped ? 'Search further back' : 'Older entries'}
                        </Button>
                    )}
                </CardFooter>
            )}
        </Card>
    );
}

function emptyText({ older, search, level, has_levels }: LogViewerPage): string {
    if (older !== null) {
        return 'The file continues. Search further back to find older entries.';
    }

    return search !== '' || (level !== null && has_levels)
        ? 'Choose another level or search for another text.'
        : 'The file is empty. New entries appear when you refresh the page.';
}
