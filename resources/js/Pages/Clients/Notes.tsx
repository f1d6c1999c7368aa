import { NotesPanel } from '@/features/notes/notes-panel';
import { NotesSkeleton } from '@/features/notes/notes-skeleton';
import { useKept } from '@/hooks/use-kept';
import { clients as routes } from '@/routes/generated';
import type { ClientNotesPage } from '@/types/generated';

export default function ClientNotes({ client, notes, can_export }: ClientNotesPage) {
    const feed = useKept(notes, client.id);

    return (
        <div className="w-full max-w-5xl p-4 sm:px-6">
            {feed ? (
                <NotesPanel
                    key={client.id}
                    feed={feed}
                    {...(can_export && { exportUrl: routes.notesExport({ client: client.id }) })}
                />
            ) : (
                <NotesSkeleton />
            )}
        </div>
    );
}
