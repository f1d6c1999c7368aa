import { ArrowDownTrayIcon, IdentificationIcon } from '@heroicons/react/24/outline';
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
    /** The export route, called with the list's query and the reason. A POST exports in the background. */
    route: ExportRoute;
    /** Selected rows. Without them, all rows are exported. */
    ids?: readonly string[];
    /** Current search, filters and order. */
    query: ListQuery;
    /** Visible columns in order. A background export contains them. */
    columns?: readonly string[];
    isNarrowed: boolean;
    /** Plural noun for the rows: 'clients'. */
    noun: string;
    format?: 'CSV' | 'vCard';
}

/** Exports the filtered list as a file. Because it contains personal data, the user enters a reason, which is logged. */
export function ExportButton({ route, ids, query, columns, isNarrowed, noun, format = 'CSV' }: ExportButtonProps) {
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
                icon={format === 'CSV' ? ArrowDownTrayIcon : IdentificationIcon}
                onClick={() => {
                    setRefusal(null);
                    setIsAsking(true);
                }}
            >
                <span className="max-sm:sr-only">{format === 'CSV' ? 'Export' : `Export ${format}`}</span>
            </Button>
            <ConfirmDialog
                open={isAsking}
                title={`Export ${noun} as ${format}`}
                body={
                    <>
                        <p>{scopeText(noun, isNarrowed, ids)}</p>
                        {columns && route.method === 'post' && (
                            <p>Its columns and its order are those on the screen.</p>
                        )}
                        {refusal && <Banner tone="danger">{refusal}</Banner>}
                    </>
                }
                confirmVerb={`Export ${format}`}
                reason={{ label: 'Reason', help: 'Recorded in the activity log with your name.', min: 5 }}
                loading={isSending}
                onConfirm={exportNow}
                onClose={() => setIsAsking(false)}
            />
        </>
    );
}

function scopeText(noun: string, isNarrowed: boolean, ids: readonly string[] | undefined): string {
    if (ids) {
        return ids.length === 1
            ? 'The file holds the selected row.'
            : `The file holds the ${ids.length} ${noun} that are selected.`;
    }

    return isNarrowed
        ? `The file holds all ${noun} that match the current search and filters, on every page.`
        : `No filter is set: the file holds all ${noun} in this list.`;
}

// With a link, the browser streams the file to disk and stays on the page.
function download(url: string): void {
    const link = document.createElement('a');
    link.href = url;
    link.download = '';
    document.body.append(link);
    link.click();
    link.remove();
}
