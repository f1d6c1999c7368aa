import { router } from '@inertiajs/react';
import { showToast } from '@/features/shell/feedback-store';
import { notes } from '@/routes/generated';
import type { NoteItem } from '@/types/generated';

const IN_PLACE = { preserveScroll: true, preserveState: true } as const;

export function pinNote({ id, is_pinned }: NoteItem): void {
    router.put(notes.pin({ note: id }), { is_pinned: !is_pinned }, IN_PLACE);
}

/** Deletes a note without confirmation, because the toast offers to undo it. */
export function deleteNote({ id }: NoteItem): void {
    router.delete(notes.destroy({ note: id }), {
        ...IN_PLACE,
        onSuccess: () =>
            showToast({
                tone: 'ok',
                title: 'Note deleted',
                text: '',
                offer: { label: 'Undo', onPress: () => router.put(notes.restore({ note: id }), {}, IN_PLACE) },
            }),
    });
}
