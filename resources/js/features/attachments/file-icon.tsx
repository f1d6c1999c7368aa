import { DocumentIcon, DocumentTextIcon, EnvelopeIcon, PhotoIcon, TableCellsIcon } from '@heroicons/react/24/outline';
import type { Icon } from '@/components/ui/icon-type';
import { cn } from '@/lib/cn';

export function FileIcon({ mime }: { mime: string }) {
    const [Glyph, tone] = lookOf(mime);

    return (
        <span className={cn('grid size-8 shrink-0 place-items-center rounded-control', tone)}>
            <Glyph aria-hidden="true" className="icon" />
        </span>
    );
}

function lookOf(mime: string): readonly [Icon, string] {
    if (mime.startsWith('image/')) {
        return [PhotoIcon, 'bg-info-soft text-info'];
    }
    if (mime === 'application/pdf') {
        return [DocumentTextIcon, 'bg-danger-soft text-danger'];
    }
    if (mime === 'text/csv' || mime.includes('spreadsheet')) {
        return [TableCellsIcon, 'bg-ok-soft text-ok'];
    }
    if (mime === 'message/rfc822') {
        return [EnvelopeIcon, 'bg-warn-soft text-warn'];
    }

    return [DocumentIcon, 'bg-sunken text-muted'];
}
