import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import { reports } from '@/routes/generated';
import type { ExportRow } from '@/types/generated';

/** Downloads a finished export, or cancels one in progress. */
export function ExportActions({ row }: { row: ExportRow }) {
    if (row.can_download) {
        return (
            <a
                href={reports.clientsExportsDownload({ export: row.id }).url}
                download
                aria-label={`Download export ${row.id}`}
                className={buttonStyle('secondary', 'sm')}
            >
                <ArrowDownTrayIcon aria-hidden="true" className="icon -ml-0.5" />
                Download
            </a>
        );
    }

    return row.can_cancel ? (
        <Button
            size="sm"
            onClick={() =>
                router.visit(reports.clientsExportsDestroy({ export: row.id }), {
                    preserveScroll: true,
                    preserveState: true,
                })
            }
        >
            Cancel export
        </Button>
    ) : null;
}
