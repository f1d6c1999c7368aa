import { router } from '@inertiajs/react';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Banner } from '@/components/ui/banner';
import type { ExportButtonProps } from './export-button';
import { withQuery } from './list-query';

interface ExportDialogProps extends ExportButtonProps {
    /** The content of the file, when it isn't the rows of a list. */
    scope?: string;
    open: boolean;
    onClose: () => void;
}

/** Asks for the reason of an export and starts it. */
export function ExportDialog(props: ExportDialogProps) {
    const { open, onClose, route, ids, query, columns, isNarrowed, noun, scope, format = 'CSV' } = props;
    const [isSending, setIsSending] = useState(false);
    const [refusal, setRefusal] = useState<string | null>(null);
    const close = () => {
        setRefusal(null);
        onClose();
    };

    const exportNow = (reason: string) => {
        const { cursor: _cursor, per_page: _perPage, ...kept } = query;
        if (route.method !== 'post') {
            close();
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
                onSuccess: close,
                onError: (errors) => setRefusal(Object.values(errors)[0] ?? null),
            },
        );
    };

    return (
        <ConfirmDialog
            open={open}
            title={`Export ${noun} as ${format}`}
            body={
                <>
                    <p>{scope ?? scopeText(noun, isNarrowed, ids)}</p>
                    {columns && route.method === 'post' && <p>It has the columns and the order shown in the list.</p>}
                    {refusal && <Banner tone="danger">{refusal}</Banner>}
                </>
            }
            confirmVerb={`Export ${format}`}
            reason={{ label: 'Reason', help: 'Recorded in the activity log with your name.', min: 5 }}
            loading={isSending}
            onConfirm={exportNow}
            onClose={close}
        />
    );
}

function scopeText(noun: string, isNarrowed: boolean, ids: readonly string[] | undefined): string {
    if (ids) {
        return ids.length === 1
            ? 'The file contains only this record.'
            : `The file contains the ${ids.length} selected ${noun}.`;
    }

    return isNarrowed
        ? `The file contains all ${noun} that match the current search and filters, on every page.`
        : `No filter is set. The file contains all ${noun} in this list.`;
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
