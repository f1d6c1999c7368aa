import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { ListQuery } from '@/components/filters';
import { Button } from '@/components/ui/button';
import { withQuery } from './list-query';

interface ExportButtonProps {
    /** The export route; it gets the list's query and the reason. */
    url: string;
    /** Search, filters and order in use. */
    query: ListQuery;
    isNarrowed: boolean;
    /** What is exported: 'clients'. */
    noun: string;
}

/** Exports the current filter as CSV. Personal data leaves the program here, so a reason is asked and recorded. */
export function ExportButton({ url, query, isNarrowed, noun }: ExportButtonProps) {
    const [isAsking, setIsAsking] = useState(false);

    const exportNow = (reason: string) => {
        const { cursor: _cursor, per_page: _perPage, ...kept } = query;
        setIsAsking(false);
        download(withQuery(url, { ...kept, reason }));
    };

    return (
        <>
            <Button size="sm" icon={ArrowDownTrayIcon} onClick={() => setIsAsking(true)}>
                <span className="max-sm:sr-only">Export</span>
            </Button>
            <ConfirmDialog
                open={isAsking}
                title={`Export ${noun} as CSV`}
                body={
                    isNarrowed
                        ? `The file holds all ${noun} that match the current search and filters, on every page.`
                        : `No filter is set: the file holds all ${noun}.`
                }
                confirmVerb="Export CSV"
                reason={{ label: 'Reason', help: 'Recorded in the audit trail with your name.' }}
                onConfirm={exportNow}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}

// A link of its own lets the browser stream the file to disk; the page stays where it is.
function download(url: string): void {
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
}
