import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { NoteBody } from '@/features/notes/note-body';
import { NoteFrame } from '@/features/notes/note-frame';
import { NoteMenu } from '@/features/notes/note-menu';
import { TeamNoteForm } from '@/features/team-notes/team-note-form';
import { TeamNoteReadersDialog } from '@/features/team-notes/team-note-readers-dialog';
import { useViewer } from '@/hooks/use-viewer';
import { useWasTrue } from '@/hooks/use-was-true';
import { teamNotes } from '@/routes/generated';
import { type TeamNoteCategory, TeamNoteCategoryLabels, type TeamNoteRow } from '@/types/generated';

const TONES: Record<TeamNoteCategory, Tone> = {
    general: 'neutral',
    payments: 'ok',
    rsg: 'bonus',
    handover: 'info',
    website: 'neutral',
};

/** A team note with its author, text, readers and actions. */
export function TeamNoteCard({ note, isExpired }: { note: TeamNoteRow; isExpired: boolean }) {
    const viewer = useViewer();
    // Kept for as long as the page is open, although the server already counts the note as read.
    const [isNew] = useState(note.is_new);
    const [isEditing, setIsEditing] = useState(false);
    const wasEditing = useWasTrue(isEditing);
    const [showsReaders, setShowsReaders] = useState(false);

    const on = { teamNote: note.id };

    return (
        <NoteFrame
            note={note}
            isHighlighted={isNew}
            badges={
                <>
                    <Badge tone={TONES[note.category]}>{TeamNoteCategoryLabels[note.category]}</Badge>
                    {isNew && <Badge tone="info">New</Badge>}
                </>
            }
            edited={note.is_edited && 'edited'}
            menu={
                note.can_change &&
                !isEditing && (
                    <NoteMenu
                        isPinned={note.is_pinned}
                        canChange
                        routes={{
                            pin: teamNotes.pin(on),
                            destroy: teamNotes.destroy(on),
                            restore: teamNotes.restore(on),
                        }}
                        onEdit={() => setIsEditing(true)}
                        autoFocus={wasEditing}
                    />
                )
            }
        >
            {isEditing ? (
                <div className="mt-2">
                    <TeamNoteForm note={note} onDone={() => setIsEditing(false)} />
                </div>
            ) : (
                <NoteBody body={note.body} viewerId={viewer?.id} className="mt-0.5" />
            )}
            <p className="mt-1 flex flex-wrap gap-x-3 text-compact text-muted">
                <button
                    type="button"
                    onClick={() => setShowsReaders(true)}
                    className="underline decoration-dotted underline-offset-2 hover:text-ink touch:min-h-9"
                >
                    Read by {note.read_count} of {note.readers_count}
                </button>
                {note.expires_at && (
                    <span className="self-center">
                        {isExpired ? 'Expired' : 'Expires'} <DateTime value={note.expires_at} />
                    </span>
                )}
            </p>
            <TeamNoteReadersDialog note={note} open={showsReaders} onClose={() => setShowsReaders(false)} />
        </NoteFrame>
    );
}
