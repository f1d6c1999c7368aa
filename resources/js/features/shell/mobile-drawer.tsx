import { Dialog, DialogBackdrop, DialogPanel } from '@headlessui/react';
import { XMarkIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@/components/ui/icon-button';
import { Brand } from '@/features/shell/brand';
import { closeOverlay } from '@/features/shell/shell-ui';
import { SidebarNav } from '@/features/shell/sidebar-nav';

/** Navigation drawer of small screens, with the width from the specification. */
export function MobileDrawer({ open }: { open: boolean }) {
    return (
        <Dialog open={open} onClose={closeOverlay} aria-label="Navigation" className="relative z-dialog lg:hidden">
            <DialogBackdrop
                transition
                className="fixed inset-0 bg-scrim transition duration-200 data-closed:opacity-0"
            />
            <DialogPanel
                transition
                className="fixed inset-y-0 left-0 flex w-60 flex-col border-r border-line bg-surface shadow-dialog transition duration-200 ease-out-soft data-closed:-translate-x-full"
            >
                <div className="flex h-(--topbar-height) shrink-0 items-center justify-between border-b border-line pr-2 pl-4">
                    <Brand />
                    <IconButton icon={XMarkIcon} label="Close navigation" onClick={closeOverlay} />
                </div>
                <div className="min-h-0 flex-1 overflow-y-auto px-2 py-3">
                    <SidebarNav onNavigate={closeOverlay} />
                </div>
            </DialogPanel>
        </Dialog>
    );
}
