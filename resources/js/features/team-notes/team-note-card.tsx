import { BookmarkIcon, EllipsisHorizontalIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { BookmarkIcon as PinnedIcon } from '@heroicons/react/24/solid';
import { router } from '@inertiajs/react';
import { useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { RelativeTime } from '@/components/ui/relative-time';
import { NoteBody } from '@/features/notes/note-body';
import { deleteWithUndo } from '@/features/shell/offer-undo';
import { TeamNoteForm } from '@/features/team-notes/team-note-form';
import { TeamNoteReadersDialog } from '@/features/team-notes/team-note-readers-dialog';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { teamNotes } from '@/routes/generated';
import { type TeamNoteCategory, TeamNoteCategoryLabels, type TeamNoteRow } from '@/types/generated';

const TONES: Record<TeamNoteCategory, Tone> = {
    general: 'neutral',
    payments: 'ok',
    rsg: 'bonus',
    handover: 'info',
    website: 'neutral',
};
const IN_PLACE = { preserveScroll: true, preserveState: true } as const;

/** A team note with its author, text, readers and actions. */
export function TeamNoteCard({ note, isExpired }: { note: TeamNoteRow; isExpired: boolean }) {
    const viewer = useViewer();
    // Kept for as long as the page is open, although the server already counts the note as read.
    const [isNew] = useState(note.is_new);
    const [isEditing, setIsEditing] = useState(false);
    const [showsReaders, setShowsReaders] = useState(false);

    return (
        <li
            className={cn(
                'flex gap-3 border-b border-line px-4 py-3.5 last:border-0',
                isNew && 'bg-accent-soft',
                note.is_pinned && !isNew && 'bg-sunken',
            )}
        >
            <Avatar name={note.author_name} src={note.author_photo} decorative />
            <article className="min-w-0 flex-1" aria-label={`Note by ${note.author_name}`}>
                <header className="flex items-start gap-2">
                    <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
                        <span className="font-strong">{note.author_name}</span>
                        <Badge tone={TONES[note.category]}>{TeamNoteCategoryLabels[note.category]}</Badge>
                        {isNew && <Badge tone="info">New</Badge>}
                        {note.is_pinned && (
                            <span className="inline-flex items-center gap-1 text-xs font-medium text-muted">
                                <PinnedIcon aria-hidden="true" className="size-3.5" /> Pinned
                            </span>
                        )}
                        <span className="text-compact text-muted">
                            <RelativeTime value={note.created_at} />
                            {note.is_edited && ' · edited'}
                        </span>
                    </div>
                    {note.can_change && !isEditing && <TeamNoteMenu note={note} onEdit={() => setIsEditing(true)} />}
                </header>
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
            </article>
            <TeamNoteReadersDialog note={note} open={showsReaders} onClose={() => setShowsReaders(false)} />
        </li>
    );
}

function TeamNoteMenu({ note: { id, is_pinned }, onEdit }: { note: TeamNoteRow; onEdit: () => void }) {
    const on = { teamNote: id };

    return (
        <Menu trigger={<IconButton icon={EllipsisHorizontalIcon} label="Note actions" size="sm" />}>
            <MenuItem
                icon={BookmarkIcon}
                onSelect={() => router.put(teamNotes.pin(on), { is_pinned: !is_pinned }, IN_PLACE)}
            >
                {is_pinned ? 'Unpin' : 'Pin to the top'}
            </MenuItem>
            <MenuItem icon={PencilIcon} onSelect={onEdit}>
                Edit
            </MenuItem>
            <MenuItem
                icon={TrashIcon}
                danger
                onSelect={() => deleteWithUndo(teamNotes.destroy(on), teamNotes.restore(on), 'Note deleted')}
            >
                Delete
            </MenuItem>
        </Menu>
    );
}
