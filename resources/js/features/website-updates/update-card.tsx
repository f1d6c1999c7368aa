import { EllipsisHorizontalIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge, type Tone } from '@/components/ui/badge';
import { DateTime } from '@/components/ui/date-time';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { NoteBody } from '@/features/notes/note-body';
import { deleteWithUndo } from '@/features/shell/offer-undo';
import { UpdateFormDialog } from '@/features/website-updates/update-form-dialog';
import { cn } from '@/lib/cn';
import { websiteUpdates } from '@/routes/generated';
import {
    type Choice,
    type WebsiteUpdateRow,
    type WebsiteUpdateStatus,
    WebsiteUpdateStatusLabels,
} from '@/types/generated';

const TONES: Record<WebsiteUpdateStatus, Tone> = { draft: 'neutral', scheduled: 'info', published: 'ok' };

interface UpdateCardProps {
    update: WebsiteUpdateRow;
    companies: readonly Choice[];
    canWrite: boolean;
}

/** One product change. */
export function UpdateCard({ update, companies, canWrite }: UpdateCardProps) {
    // Kept for as long as the page is open, although the server already counts the update as read.
    const [isNew] = useState(update.is_new && update.status === 'published');

    return (
        <li className={cn('border-b border-line px-4 py-4 last:border-0', isNew && 'bg-accent-soft')}>
            <article aria-label={update.title}>
                <header className="flex items-start gap-2">
                    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
                        <h2 className="font-strong">{update.title}</h2>
                        {isNew && <Badge tone="info">New</Badge>}
                        {update.status !== 'published' && (
                            <Badge tone={TONES[update.status]}>{WebsiteUpdateStatusLabels[update.status]}</Badge>
                        )}
                        <Badge>{update.company_name ?? 'Paddock'}</Badge>
                    </div>
                    {canWrite && <UpdateMenu update={update} companies={companies} />}
                </header>
                <p className="text-compact text-muted">
                    {update.author_name}
                    {update.published_at && (
                        <>
                            {' · '}
                            <DateTime value={update.published_at} />
                        </>
                    )}
                </p>
                <NoteBody body={update.body} className="mt-2" />
            </article>
        </li>
    );
}

function UpdateMenu({ update, companies }: Omit<UpdateCardProps, 'canWrite'>) {
    const [isEditing, setIsEditing] = useState(false);
    const on = { websiteUpdate: update.id };
    const remove = () => deleteWithUndo(websiteUpdates.destroy(on), websiteUpdates.restore(on), 'Update deleted');

    return (
        <>
            <Menu
                trigger={<IconButton icon={EllipsisHorizontalIcon} label={`Actions for ${update.title}`} size="sm" />}
            >
                <MenuItem icon={PencilIcon} onSelect={() => setIsEditing(true)}>
                    {update.status === 'published' ? 'Edit' : 'Edit or publish'}
                </MenuItem>
                <MenuItem icon={TrashIcon} danger onSelect={remove}>
                    Delete
                </MenuItem>
            </Menu>
            <UpdateFormDialog
                update={update}
                companies={companies}
                open={isEditing}
                onClose={() => setIsEditing(false)}
            />
        </>
    );
}
