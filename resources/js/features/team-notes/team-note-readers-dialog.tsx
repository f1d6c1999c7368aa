import { useEffect, useState } from 'react';
import { DateTime } from '@/components/ui/date-time';
import { Dialog } from '@/components/ui/dialog';
import { SkeletonText } from '@/components/ui/skeleton';
import { requestJson } from '@/lib/http';
import { teamNotes } from '@/routes/generated';
import type { TeamNoteReaders, TeamNoteRow } from '@/types/generated';

interface TeamNoteReadersDialogProps {
    note: TeamNoteRow;
    open: boolean;
    onClose: () => void;
}

/** The colleagues who have read a note, and those who have not. */
export function TeamNoteReadersDialog({ note, open, onClose }: TeamNoteReadersDialogProps) {
    return (
        <Dialog open={open} onClose={onClose} title={`Read by ${note.read_count} of ${note.readers_count}`}>
            <Readers noteId={note.id} />
        </Dialog>
    );
}

function Readers({ noteId }: { noteId: number }) {
    const [readers, setReaders] = useState<TeamNoteReaders | 'failed' | null>(null);

    useEffect(() => {
        const controller = new AbortController();
        requestJson<TeamNoteReaders>(teamNotes.readers({ teamNote: noteId }), { signal: controller.signal })
            .then(setReaders)
            .catch(() => !controller.signal.aborted && setReaders('failed'));

        return () => controller.abort();
    }, [noteId]);

    if (readers === null) {
        return <SkeletonText lines={4} />;
    }
    if (readers === 'failed') {
        return <p className="text-muted">Couldn’t load the names. Close this dialog and try again.</p>;
    }

    return (
        <div className="flex flex-col gap-4">
            {readers.read.length > 0 && (
                <ul aria-label="Read" className="flex flex-col gap-1">
                    {readers.read.map(({ name, read_at }) => (
                        <li key={name} className="flex flex-wrap justify-between gap-x-3">
                            <span>{name}</span>
                            <span className="text-compact text-muted">
                                <DateTime value={read_at} />
                            </span>
                        </li>
                    ))}
                </ul>
            )}
            {readers.unread.length > 0 && (
                <div>
                    <h3 className="mb-1 font-strong">Not read yet</h3>
                    <p className="text-muted">{readers.unread.join(', ')}</p>
                </div>
            )}
        </div>
    );
}
