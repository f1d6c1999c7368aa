import { Dialog } from '@/components/ui/dialog';
import { Searches } from '@/features/shell/searches';
import { closeOverlay } from '@/features/shell/shell-ui';

/** Global searches of small screens. */
export function SearchDialog({ open }: { open: boolean }) {
    return (
        <Dialog open={open} onClose={closeOverlay} title="Search">
            <div className="flex flex-col gap-3">
                <Searches onSubmitted={closeOverlay} className={{ profile: 'w-full', bonus: 'w-full' }} />
            </div>
        </Dialog>
    );
}
