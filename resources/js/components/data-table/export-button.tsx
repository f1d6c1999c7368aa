import { ArrowDownTrayIcon, IdentificationIcon } from '@heroicons/react/24/outline';
import { Suspense, useState } from 'react';
import type { ListQuery } from '@/components/filters';
import { Button } from '@/components/ui/button';
import { useWasTrue } from '@/hooks/use-was-true';
import { layers, partOf } from '@/lib/deferred';

export interface ExportRoute {
    url: string;
    method?: string;
}

export interface ExportButtonProps {
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

const ExportDialog = partOf(layers, ({ ExportDialog }) => ExportDialog);

/** Exports the filtered list as a file. Because it contains personal data, the user enters a reason, which is logged. */
export function ExportButton(props: ExportButtonProps) {
    const { format = 'CSV' } = props;
    const [isAsking, setIsAsking] = useState(false);

    return (
        <>
            <Button
                size="sm"
                icon={format === 'CSV' ? ArrowDownTrayIcon : IdentificationIcon}
                onClick={() => setIsAsking(true)}
            >
                <span className="max-sm:sr-only">{format === 'CSV' ? 'Export' : `Export ${format}`}</span>
            </Button>
            {useWasTrue(isAsking) && (
                <Suspense>
                    <ExportDialog {...props} open={isAsking} onClose={() => setIsAsking(false)} />
                </Suspense>
            )}
        </>
    );
}
