import { ArrowsRightLeftIcon, EllipsisHorizontalIcon, TrashIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useId, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { ConversionDialog } from '@/features/leads/conversion-dialog';
import { lostConfirmation } from '@/features/leads/lost-confirmation';
import { clients as routes } from '@/routes/generated';
import { type LeadHeader, type LeadStatus, LeadStatusLabels } from '@/types/generated';

/** The actions in the lead header. */
export function LeadActions({ lead }: { lead: LeadHeader }) {
    const { confirm, confirmDialog } = useConfirm();
    const [isConverting, setIsConverting] = useState(false);
    const blockId = useId();
    const isKept = lead.status === 'converted' || lead.status === 'barred';

    const move = async (to: LeadStatus) => {
        const answer = to === 'lost' ? await confirm(lostConfirmation(lead.full_name)) : { reason: '' };
        if (answer) {
            router.put(
                routes.leadsMove({ lead: lead.id }),
                { from: lead.status, status: to, ...(answer.reason && { reason: answer.reason }) },
                { preserveScroll: true },
            );
        }
    };

    return (
        <>
            {lead.next_statuses.length > 0 && (
                <Menu trigger={<Button icon={ArrowsRightLeftIcon}>Change status</Button>}>
                    {lead.next_statuses.map((to) => (
                        <MenuItem key={to} onSelect={() => move(to)}>
                            {LeadStatusLabels[to]}
                        </MenuItem>
                    ))}
                </Menu>
            )}
            {lead.can_convert && (
                <Button variant="primary" onClick={() => setIsConverting(true)}>
                    Convert to client
                </Button>
            )}
            {lead.conversion_block !== null && (
                <>
                    <Button disabled aria-describedby={blockId}>
                        Convert to client
                    </Button>
                    <span id={blockId} className="order-first max-w-80 text-compact text-muted">
                        {lead.conversion_block}
                    </span>
                </>
            )}
            {lead.can_work && !isKept && (
                <Menu trigger={<IconButton icon={EllipsisHorizontalIcon} label="More actions" />}>
                    <MenuItem
                        danger
                        icon={TrashIcon}
                        onSelect={() => router.delete(routes.leadsDestroy({ lead: lead.id }))}
                    >
                        Delete lead
                    </MenuItem>
                </Menu>
            )}
            {confirmDialog}
            <ConversionDialog lead={isConverting ? lead : null} onClose={() => setIsConverting(false)} />
        </>
    );
}
