import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { ListQuery } from '@/components/filters';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { withQuery } from './list-query';

export interface ExportRoute {
    url: string;
    method?: string;
}

interface ExportButtonProps {
    /** The export route; it gets the list's query and the reason. A POST has the file written in the background. */
    route: ExportRoute;
    /** Only these rows, where the viewer has selected some. */
    ids?: readonly string[];
    /** Search, filters and order in use. */
    query: ListQuery;
    /** The columns on the screen: what is written in the background has them, in their order. */
    columns?: readonly string[];
    isNarrowed: boolean;
    /** What is exported: 'clients'. */
    noun: string;
}

/** Exports the current filter as CSV. Personal data leaves the program here, so a reason is asked and recorded. */
export function ExportButton({ route, ids, query, columns, isNarrowed, noun }: ExportButtonProps) {
    const [isAsking, setIsAsking] = useState(false);
    const [isSending, setIsSending] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);

    const exportNow = (reason: string) => {
        const { cursor: _cursor, per_page: _perPage, ...kept } = query;
        if (route.method !== 'post') {
            setIsAsking(false);
            download(withQuery(route.url, { ...kept, reason }));
            return;
        }
        router.post(
            route.url,
            { query: kept, reason, ...(columns && { columns: [...columns] }), ...(ids && { ids: [...ids] }) },
            {
                preserveState: true,
                preserveScroll: true,
                onStart: () => setIsSending(true),
                onFinish: () => setIsSending(false),
                onSuccess: () => setIsAsking(false),
                onError: (errors) => setRefusal(Object.values(errors)[0] ?? null),
            },
        );
    };

    return (
        <>
            <Button
                size="sm"
                icon={ArrowDownTrayIcon}
                onClick={() => {
                    setRefusal(null);
                    setIsAsking(true);
                }}
            >
                <span className="max-sm:sr-only">Export</span>
            </Button>
            <ConfirmDialog
                open={isAsking}
                title={`Export ${noun} as CSV`}
                body={
                    <>
                        <p>{scopeText(noun, isNarrowed, ids)}</p>
                        {columns && route.method === 'post' && (
                            <p>Its columns and its order are those on the screen.</p>
                        )}
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </>
                }
                confirmVerb="Export CSV"
                reason={{ label: 'Reason', help: 'Recorded in the audit trail with your name.' }}
                loading={isSending}
                onConfirm={exportNow}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}

function scopeText(noun: string, isNarrowed: boolean, ids: readonly string[] | undefined): string {
    if (ids) {
        return `The file holds the ${ids.length} ${noun} that are selected.`;
    }

    return isNarrowed
        ? `The file holds all ${noun} that match the current search and filters, on every page.`
        : `No filter is set: the file holds all ${noun}.`;
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
