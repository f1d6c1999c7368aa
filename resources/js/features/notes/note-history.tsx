import { useEffect, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import { NoteBody } from '@/features/notes/note-body';
import { requestJson } from '@/lib/http';
import { notes } from '@/routes/generated';
import { NoteCategoryLabels, type NoteItem, type NoteRevisionItem } from '@/types/generated';

interface NoteHistoryProps {
    note: NoteItem;
    open: boolean;
    onClose: () => void;
}

/** The previous versions of a note, latest first. */
export function NoteHistory({ note, open, onClose }: NoteHistoryProps) {
    return (
        <Dialog open={open} onClose={onClose} title="Edit history" description="Previous versions of this note">
            <Revisions noteId={note.id} version={note.version} />
        </Dialog>
    );
}

function Revisions({ noteId, version }: { noteId: number; version: number }) {
    const [revisions, setRevisions] = useState<NoteRevisionItem[] | 'failed' | null>(null);

    useEffect(() => {
        const controller = new AbortController();
        // The version is in the URL, so that a cached history is not reused after an edit.
        const query = { version: String(version) };
        requestJson<NoteRevisionItem[]>(notes.revisions({ note: noteId }, { query }), { signal: controller.signal })
            .then(setRevisions)
            .catch(() => !controller.signal.aborted && setRevisions('failed'));

        return () => controller.abort();
    }, [noteId, version]);

    if (revisions === null) {
        return <SkeletonText lines={4} />;
    }
    if (revisions === 'failed') {
        return <p className="text-muted">Couldn’t load the history. Close this dialog and try again.</p>;
    }

    return (
        <ol className="flex flex-col gap-4">
            {revisions.map((revision) => (
                <li key={revision.id} className="rounded-card border border-line p-3">
                    <p className="mb-1.5 flex flex-wrap items-center gap-2 text-compact text-muted">
                        <Badge>{NoteCategoryLabels[revision.category]}</Badge>
                        <span>
                            Replaced by {revision.replaced_by}, <DateTime value={revision.replaced_at} />
                        </span>
                    </p>
                    <NoteBody body={revision.body} />
                </li>
            ))}
        </ol>
    );
}
