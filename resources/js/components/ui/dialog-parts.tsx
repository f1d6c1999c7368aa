import { Description, DialogBackdrop, DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { XMarkIcon } from '@heroicons/react/24/outline';
import type { ReactNode, RefObject } from 'react';
import { CloseGuardContext, useCloseGuard } from '@/components/ui/close-guard';
import { IconButton } from '@/components/ui/icon-button';
import { useFirstControl } from '@/hooks/use-first-control';
import { cn } from '@/lib/cn';

interface DialogProps {
    open: boolean;
    onClose: () => void;
    title: ReactNode;
    description?: ReactNode;
    children?: ReactNode;
    /** Buttons, with the primary one last. */
    footer?: ReactNode;
    size?: 'sm' | 'md' | 'lg' | 'xl';
    /** `alertdialog` requires a decision: a click outside doesn't close it. */
    role?: 'dialog' | 'alertdialog';
    /** Receives the focus when the dialog opens. By default the first control. */
    initialFocus?: RefObject<HTMLElement | null>;
}

const SIZES = { sm: 'sm:max-w-sm', md: 'sm:max-w-lg', lg: 'sm:max-w-2xl', xl: 'sm:max-w-5xl' };

export function Dialog({
    open,
    onClose,
    title,
    description,
    children,
    footer,
    size = 'md',
    role = 'dialog',
    initialFocus,
}: DialogProps) {
    const { panel, firstControl } = useFirstControl<HTMLDivElement>();
    const { guard, close } = useCloseGuard(onClose);

    return (
        <HeadlessDialog
            open={open}
            onClose={close}
            role={role}
            initialFocus={initialFocus ?? firstControl}
            className="relative z-dialog"
        >
            <DialogBackdrop
                transition
                className="fixed inset-0 bg-scrim transition duration-150 data-closed:opacity-0"
            />
            <div className="fixed inset-0 flex items-end justify-center sm:items-start sm:p-6 sm:pt-[10vh]">
                <DialogPanel
                    ref={panel}
                    transition
                    className={cn(
                        'relative flex max-h-[92dvh] w-full flex-col rounded-t-card border border-line bg-raised shadow-dialog transition duration-150 ease-out-soft sm:max-h-[80dvh] sm:rounded-card',
                        'data-closed:translate-y-3 data-closed:opacity-0 sm:data-closed:translate-y-0 sm:data-closed:scale-97',
                        SIZES[size],
                    )}
                >
                    <DialogHead title={title} description={description} />
                    {children && (
                        <div className="min-h-0 overflow-y-auto px-5 pb-5">
                            <CloseGuardContext value={guard}>{children}</CloseGuardContext>
                        </div>
                    )}
                    {footer && <DialogFoot>{footer}</DialogFoot>}
                    {role === 'dialog' && <DialogClose onClose={close} />}
                </DialogPanel>
            </div>
        </HeadlessDialog>
    );
}

interface DialogHeadProps {
    title: ReactNode;
    description: ReactNode;
    /** Leaves room for controls beside the close button. */
    hasTools?: boolean;
}

export function DialogHead({ title, description, hasTools = false }: DialogHeadProps) {
    return (
        <div className={cn('py-4 pl-5 not-last:pb-3', hasTools ? 'pr-52 max-sm:pr-36' : 'pr-14')}>
            <DialogTitle className="text-lg font-strong">{title}</DialogTitle>
            {description && <Description className="mt-1 text-pretty text-muted">{description}</Description>}
        </div>
    );
}

/** Last in the panel, so that the first control of the content receives the focus. */
export function DialogClose({ onClose, children }: { onClose: () => void; children?: ReactNode }) {
    return (
        <span className="absolute top-2.5 right-3 flex items-center">
            {children}
            <IconButton icon={XMarkIcon} label="Close" onClick={onClose} />
        </span>
    );
}

export function DialogFoot({ children }: { children: ReactNode }) {
    return (
        <div
            data-dialog-foot=""
            className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3 empty:hidden"
        >
            {children}
        </div>
    );
}
