import { CheckIcon, PauseIcon, PencilIcon, PlayIcon, StopIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { RowMenu } from '@/components/data-table/row-menu';
import type { Icon } from '@/components/ui/icon-type';
import { MenuItem } from '@/components/ui/menu';
import { PromotionDialog } from '@/features/bonus/promotion-dialog';
import { worthOf } from '@/features/bonus/promotion-hit';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { bonus } from '@/routes/generated';
import type { BonusPromotionRow, BonusPromotionStatus } from '@/types/generated';

interface Step {
    verb: string;
    icon: Icon;
    consequence: string;
}

const STEPS: Record<Exclude<BonusPromotionStatus, 'draft'>, Step> = {
    approved: { verb: 'Approve', icon: CheckIcon, consequence: 'You can start it afterwards.' },
    live: { verb: 'Start', icon: PlayIcon, consequence: 'Clients of the company can get it during its period.' },
    paused: {
        verb: 'Pause',
        icon: PauseIcon,
        consequence: 'No more clients get it. Clients keep the bonuses they have.',
    },
    ended: {
        verb: 'End',
        icon: StopIcon,
        consequence: 'It can’t be started again. Requested bonuses expire. Clients keep the bonuses they have.',
    },
};

/** The menu of a promotion, for those who may change it. */
export function PromotionActions({ promotion }: { promotion: BonusPromotionRow }) {
    const [isEditing, setIsEditing] = useState(false);
    const { ask, confirmDialog } = useConfirmedStep();
    const { id, version, title, can_edit, next } = promotion;

    if (!can_edit && next.length === 0) {
        return null;
    }

    const item = (status: BonusPromotionStatus) => {
        if (status === 'draft') {
            return null;
        }
        const { verb, icon, consequence } = STEPS[status];
        const danger = status === 'ended';
        const question = {
            title: `${verb} ${title}?`,
            body: `${promotion.company_name}, ${worthOf(promotion)}. ${consequence}`,
            confirmVerb: `${verb} promotion`,
            danger,
        };
        const route = bonus.bonusPromotionsMove({ bonusPromotion: id });

        return (
            <MenuItem
                key={status}
                icon={icon}
                danger={danger}
                onSelect={() => void ask(question, route, { status, version })}
            >
                {verb}
            </MenuItem>
        );
    };

    return (
        <>
            <RowMenu name={title}>
                {next.filter((status) => status !== 'ended').map(item)}
                {can_edit && (
                    <MenuItem icon={PencilIcon} onSelect={() => setIsEditing(true)}>
                        Edit
                    </MenuItem>
                )}
                {next.includes('ended') && item('ended')}
            </RowMenu>
            <PromotionDialog
                promotion={promotion}
                companies={[]}
                open={isEditing}
                onClose={() => setIsEditing(false)}
            />
            {confirmDialog}
        </>
    );
}
