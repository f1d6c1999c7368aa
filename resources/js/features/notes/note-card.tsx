import { BookmarkIcon, ClockIcon, EllipsisHorizontalIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { BookmarkIcon as PinnedIcon } from '@heroicons/react/24/solid';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type Tone } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { RelativeTime } from '@/components/ui/relative-time';
import { NoteBody } from '@/features/notes/note-body';
import { EditNoteForm, type NoteSubject } from '@/features/notes/note-form';
import { NoteHistory } from '@/features/notes/note-history';
import { deleteWithUndo } from '@/features/shell/offer-undo';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
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
    const [showsHistory, setShowsHistory] = useState(false);

    return (
        <li
            id={`note-${note.id}`}
            className={cn(
                'flex gap-3 border-b border-line px-4 py-3.5 last:border-0',
                note.is_news && 'bg-accent-soft',
                note.is_pinned && !note.is_news && 'bg-sunken',
            )}
        >
            <Avatar name={note.author_name} src={note.author_photo} decorative />
            <article className="min-w-0 flex-1" aria-label={`Note by ${note.author_name}`}>
                <header className="flex items-start gap-2">
                    <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
                        <span className="font-strong">{note.author_name}</span>
                        <Badge tone={TONES[note.category]}>{NoteCategoryLabels[note.category]}</Badge>
                        {note.is_pinned && (
                            <span className="inline-flex items-center gap-1 text-xs font-medium text-muted">
                                <PinnedIcon aria-hidden="true" className="size-3.5" /> Pinned
                            </span>
                        )}
                        <span className="text-compact text-muted">
                            <RelativeTime value={note.created_at} />
                            {note.edited_at && (
                                <>
                                    {' · '}
                                    {isPast ? (
                                        'edited'
                                    ) : (
                                        <button
                                            type="button"
                                            onClick={() => setShowsHistory(true)}
                                            className="underline decoration-dotted underline-offset-2 hover:text-ink"
                                        >
                                            edited
                                        </button>
                                    )}
                                </>
                            )}
                        </span>
                    </div>
                    {!isEditing && !isPast && (
                        <NoteMenu
                            note={note}
                            onEdit={() => setIsEditing(true)}
                            onHistory={() => setShowsHistory(true)}
                        />
                    )}
                </header>
                {isEditing ? (
                    <div className="mt-2">
                        <EditNoteForm note={note} subject={subject} onDone={() => setIsEditing(false)} />
                    </div>
                ) : (
                    <NoteBody body={note.body} viewerId={viewer?.id} className="mt-0.5" />
                )}
            </article>
            <NoteHistory note={note} open={showsHistory} onClose={() => setShowsHistory(false)} />
        </li>
    );
}

function NoteMenu({ note, onEdit, onHistory }: { note: NoteItem; onEdit: () => void; onHistory: () => void }) {
    const on = { note: note.id };
    const pin = () =>
        router.put(notes.pin(on), { is_pinned: !note.is_pinned }, { preserveScroll: true, preserveState: true });

    return (
        <Menu trigger={<IconButton icon={EllipsisHorizontalIcon} label="Note actions" size="sm" />}>
            <MenuItem icon={BookmarkIcon} onSelect={pin}>
                {note.is_pinned ? 'Unpin' : 'Pin to the top'}
            </MenuItem>
            {note.edited_at !== null && (
                <MenuItem icon={ClockIcon} onSelect={onHistory}>
                    Edit history
                </MenuItem>
            )}
            {note.can_change && (
                <>
                    <MenuItem icon={PencilIcon} onSelect={onEdit}>
                        Edit
                    </MenuItem>
                    <MenuItem
                        icon={TrashIcon}
                        danger
                        onSelect={() => deleteWithUndo(notes.destroy(on), notes.restore(on), 'Note deleted')}
                    >
                        Delete
                    </MenuItem>
                </>
            )}
        </Menu>
    );
}
