import { ArrowDownTrayIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import type { RouteDefinition } from '@/routes/route';
import type { ExportRow } from '@/types/generated';

interface ExportActionsProps {
    row: Pick<ExportRow, 'id' | 'can_download' | 'can_cancel'>;
    /** 'export' */
    noun: string;
    download: RouteDefinition;
    cancel: RouteDefinition;
}

/** Downloads a finished file, or cancels one in progress. */
export function ExportActions({ row, noun, download, cancel }: ExportActionsProps) {
    if (row.can_download) {
        return (
            <a
                href={download.url}
                download
                aria-label={`Download ${noun} ${row.id}`}
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
                router.visit(cancel, {
                    preserveScroll: true,
                    preserveState: true,
                })
            }
        >
            Cancel {noun}
        </Button>
    ) : null;
}
