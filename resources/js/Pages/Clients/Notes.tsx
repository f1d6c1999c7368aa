import { useRecordKey } from '@/features/clients/record/use-as-of-day';
import { NotesPanel } from '@/features/notes/notes-panel';
import { NotesSkeleton } from '@/features/notes/notes-skeleton';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientNotesPage } from '@/types/generated';

export default function ClientNotes({ client, notes, can_export, as_of }: ClientNotesPage) {
    const key = useRecordKey(client.id);
    const feed = useKept(notes, key);

    return (
        <div className="w-full max-w-5xl p-4 sm:px-6">
            {feed ? (
                <NotesPanel
                    key={key}
                    feed={feed}
                    isPast={as_of !== null}
                    {...(can_export && { exportUrl: routes.notesExport({ client: client.id }) })}
                />
            ) : (
                <NotesSkeleton />
            )}
        </div>
    );
}
