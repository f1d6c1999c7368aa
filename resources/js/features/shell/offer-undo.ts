import { router } from '@inertiajs/react';
import { offerOnSuccess, showToast } from '@/features/shell/feedback-store';
import { isSaved } from '@/lib/shared-props';
import type { RouteDefinition } from '@/routes/route';

/** Deletes without confirmation, because the toast offers to undo it. */
export function deleteWithUndo(destroy: RouteDefinition, restore: RouteDefinition, title: string, text = ''): void {
    const inPlace = { preserveScroll: true, preserveState: true } as const;
    const offer = { label: 'Undo', onPress: () => router.visit(restore, inPlace) };
    router.visit(destroy, {
        ...inPlace,
        onSuccess: ({ props }) => {
            if (isSaved(props)) {
                showToast({ tone: 'ok', title, text, offer });
            }
        },
    });
}

/** Adds Undo to the toast of a saved decision. Undo sends the reverse action, which the server may refuse. */
export function offerUndo(
    route: RouteDefinition,
    data: Readonly<Record<string, string | number>>,
    onUndone?: () => void,
): void {
    offerOnSuccess({
        label: 'Undo',
        onPress: () =>
            router.visit(route, {
                data,
                preserveState: true,
                preserveScroll: true,
                onSuccess: ({ props }) => {
                    if (isSaved(props)) {
                        onUndone?.();
                    }
                },
            }),
    });
}
