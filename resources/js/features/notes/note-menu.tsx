import { BookmarkIcon, EllipsisHorizontalIcon, PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { deleteWithUndo } from '@/features/shell/offer-undo';
import type { RouteDefinition } from '@/routes/route';

interface NoteMenuProps {
    isPinned: boolean;
    canChange: boolean;
    routes: { pin: RouteDefinition; destroy: RouteDefinition; restore: RouteDefinition };
    onEdit: () => void;
    /** After an edit, whose form had the focus. */
    autoFocus: boolean;
    /** Further items. */
    children?: ReactNode;
}

/** Pins, edits or deletes a note. The toast offers to undo a deletion. */
export function NoteMenu({ isPinned, canChange, routes, onEdit, autoFocus, children }: NoteMenuProps) {
    const pin = () => router.put(routes.pin, { is_pinned: !isPinned }, { preserveScroll: true, preserveState: true });

    return (
        <Menu
            trigger={<IconButton icon={EllipsisHorizontalIcon} label="Note actions" size="sm" autoFocus={autoFocus} />}
        >
            <MenuItem icon={BookmarkIcon} onSelect={pin}>
                {isPinned ? 'Unpin' : 'Pin to the top'}
            </MenuItem>
            {children}
            {canChange && (
                <>
                    <MenuItem icon={PencilIcon} onSelect={onEdit}>
                        Edit
                    </MenuItem>
                    <MenuItem
                        icon={TrashIcon}
                        danger
                        onSelect={() => deleteWithUndo(routes.destroy, routes.restore, 'Note deleted')}
                    >
                        Delete
                    </MenuItem>
                </>
            )}
        </Menu>
    );
}
