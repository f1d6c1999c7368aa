import { BookmarkIcon as PinnedIcon } from '@heroicons/react/24/solid';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { RelativeTime } from '@/components/ui/relative-time';
import { cn } from '@/lib/cn';

interface NoteFrameProps {
    note: { author_name: string; author_photo: string | null; created_at: string; is_pinned: boolean };
    /** For links to the note. */
    id?: string;
    isHighlighted: boolean;
    badges: ReactNode;
    /** After the time. */
    edited: ReactNode;
    menu: ReactNode;
    children: ReactNode;
}

/** A note in a list, with its author and time. */
export function NoteFrame({ note, id, isHighlighted, badges, edited, menu, children }: NoteFrameProps) {
    return (
        <li
            id={id}
            className={cn(
                'flex gap-3 border-b border-line px-4 py-3.5 last:border-0',
                isHighlighted && 'bg-accent-soft',
                note.is_pinned && !isHighlighted && 'bg-sunken',
            )}
        >
            <Avatar name={note.author_name} src={note.author_photo} decorative />
            <article className="min-w-0 flex-1" aria-label={`Note by ${note.author_name}`}>
                <header className="flex items-start gap-2">
                    <div className="flex min-h-7 min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
                        <span className="font-strong">{note.author_name}</span>
                        {badges}
                        {note.is_pinned && (
                            <span className="inline-flex items-center gap-1 text-xs font-medium text-muted">
                                <PinnedIcon aria-hidden="true" className="size-3.5" /> Pinned
                            </span>
                        )}
                        <span className="text-compact text-muted">
                            <RelativeTime value={note.created_at} />
                            {edited && <> · {edited}</>}
                        </span>
                    </div>
                    {menu}
                </header>
                {children}
            </article>
        </li>
    );
}
