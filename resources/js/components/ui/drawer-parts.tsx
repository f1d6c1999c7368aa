import { DialogBackdrop, DialogPanel, Dialog as HeadlessDialog } from '@headlessui/react';
import type { ReactNode } from 'react';
import { CloseGuardContext, useCloseGuard } from '@/components/ui/close-guard';
import { DialogClose, DialogFoot, DialogHead } from '@/components/ui/dialog-parts';
import { useFirstControl } from '@/hooks/use-first-control';
import { cn } from '@/lib/cn';

interface DrawerProps {
    open: boolean;
    onClose: () => void;
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    footer?: ReactNode;
    /** Controls beside the close button. */
    tools?: ReactNode;
    side?: 'left' | 'right';
    size?: 'sm' | 'md' | 'lg';
    /** Leaves out the header and padding, for content with its own, such as the navigation. */
    bare?: boolean;
}

const SIDES = {
    left: 'left-0 border-r data-closed:-translate-x-full',
    right: 'right-0 border-l data-closed:translate-x-full',
};
const SIZES = { sm: 'w-72', md: 'w-[28rem]', lg: 'w-[44rem]' };

export function Drawer({
    open,
    onClose,
    title,
    description,
    children,
    footer,
    tools,
    side = 'right',
    size = 'md',
    bare = false,
}: DrawerProps) {
    const { panel, firstControl } = useFirstControl<HTMLDivElement>(Boolean(tools));
    const { guard, close } = useCloseGuard(onClose);

    return (
        <HeadlessDialog
            open={open}
            onClose={close}
            initialFocus={firstControl}
            className="relative z-dialog"
            aria-label={bare && typeof title === 'string' ? title : undefined}
        >
            <DialogBackdrop
                transition
                className="fixed inset-0 bg-scrim transition duration-200 data-closed:opacity-0"
            />
            <DialogPanel
                ref={panel}
                transition
                data-drawer={side}
                className={cn(
                    'fixed inset-y-0 flex max-w-[calc(100vw-2.5rem)] flex-col border-line bg-raised shadow-dialog transition duration-200 ease-out-soft',
                    SIDES[side],
                    SIZES[size],
                )}
            >
                {bare ? (
                    children
                ) : (
                    <>
                        <DialogHead title={title} description={description} hasTools={Boolean(tools)} />
                        <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
                            <CloseGuardContext value={guard}>{children}</CloseGuardContext>
                        </div>
                        {footer && <DialogFoot>{footer}</DialogFoot>}
                        <DialogClose onClose={close}>{tools}</DialogClose>
                    </>
                )}
            </DialogPanel>
        </HeadlessDialog>
    );
}
