import { ClockIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { MenuItem } from '@/components/ui/menu';
import { NoteBody } from '@/features/notes/note-body';
import { EditNoteForm, type NoteSubject } from '@/features/notes/note-form';
import { NoteFrame } from '@/features/notes/note-frame';
import { NoteHistory } from '@/features/notes/note-history';
import { NoteMenu } from '@/features/notes/note-menu';
import { useViewer } from '@/hooks/use-viewer';
import { useWasTrue } from '@/hooks/use-was-true';
import { notes } from '@/routes/generated';
import { type NoteCategory, NoteCategoryLabels, type NoteItem } from '@/types/generated';

const TONES: Record<NoteCategory, Tone> = {
    general: 'neutral',
    call: 'info',
    payment: 'ok',
    risk: 'warn',
    rsg: 'bonus',
    complaint: 'danger',
};

interface NoteCardProps {
    note: NoteItem;
    subject: NoteSubject;
    /** Without actions, and without the edit history, which has later texts. */
    isPast?: boolean;
}

/** A note with its author, text and actions. */
export function NoteCard({ note, subject, isPast = false }: NoteCardProps) {
    const viewer = useViewer();
    const [isEditing, setIsEditing] = useState(false);
    const wasEditing = useWasTrue(isEditing);
    const [showsHistory, setShowsHistory] = useState(false);

    const on = { note: note.id };
    const edited = isPast ? (
        'edited'
    ) : (
        <button
            type="button"
            onClick={() => setShowsHistory(true)}
            className="underline decoration-dotted underline-offset-2 hover:text-ink"
        >
            edited
        </button>
    );

    return (
        <NoteFrame
            note={note}
            id={`note-${note.id}`}
            isHighlighted={note.has_new_mention}
            badges={<Badge tone={TONES[note.category]}>{NoteCategoryLabels[note.category]}</Badge>}
            edited={note.edited_at && edited}
            menu={
                !isEditing &&
                !isPast && (
                    <NoteMenu
                        isPinned={note.is_pinned}
                        canChange={note.can_change}
                        routes={{ pin: notes.pin(on), destroy: notes.destroy(on), restore: notes.restore(on) }}
                        onEdit={() => setIsEditing(true)}
                        autoFocus={wasEditing}
                    >
                        {note.edited_at !== null && (
                            <MenuItem icon={ClockIcon} onSelect={() => setShowsHistory(true)}>
                                Edit history
                            </MenuItem>
                        )}
                    </NoteMenu>
                )
            }
        >
            {isEditing ? (
                <div className="mt-2">
                    <EditNoteForm note={note} subject={subject} onDone={() => setIsEditing(false)} />
                </div>
            ) : (
                <NoteBody body={note.body} viewerId={viewer?.id} className="mt-0.5" />
            )}
            <NoteHistory note={note} open={showsHistory} onClose={() => setShowsHistory(false)} />
        </NoteFrame>
    );
}
