import { XMarkIcon } from '@heroicons/react/24/outline';
import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface RowPreviewProps {
    label: string;
    onClose: () => void;
    children: ReactNode;
}

/**
 * Side panel with the focused row. It never has the focus, so that j, k and Enter work on the rows. Escape
 * closes it, except in an open dialog or menu.
 */
export function RowPreview({ label, onClose, children }: RowPreviewProps) {
    const close = useEffectEvent(onClose);

    useEffect(() => {
        const onKeyDown = (event: KeyboardEvent) => {
            const isElsewhere = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
            if (event.key === 'Escape' && !event.defaultPrevented && !isElsewhere) {
                close();
            }
        };
        document.addEventListener('keydown', onKeyDown);

        return () => document.removeEventListener('keydown', onKeyDown);
    }, []);

    return (
        <aside
            aria-label={label}
            data-drawer="right"
            className="fixed inset-y-0 right-0 z-dialog flex w-[28rem] max-w-[calc(100vw-2.5rem)] flex-col border-l border-line bg-raised shadow-dialog transition duration-200 ease-out-soft starting:translate-x-8 starting:opacity-0"
        >
            <Suspense fallback={null}>{children}</Suspense>
            <span className="absolute top-2.5 right-3">
                <IconButton icon={XMarkIcon} label="Close preview" onClick={onClose} />
            </span>
        </aside>
    );
}
