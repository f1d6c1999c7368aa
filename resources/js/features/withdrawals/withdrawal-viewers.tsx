import { Badge } from '@/components/ui/badge';
import type { Icon } from '@/components/ui/icon-type';
import { useRecordViewers } from '@/features/clients/use-record-viewers';
import { cn } from '@/lib/cn';

interface WithdrawalViewersProps {
    withdrawalId: number;
    icon: Icon;
}

/** Colleagues who have the withdrawal open, so that two people don't decide at once. */
export function WithdrawalViewers({ withdrawalId, icon }: WithdrawalViewersProps) {
    const others = useRecordViewers(`withdrawal.${withdrawalId}`);

    return (
        <p role="status" className={cn('max-w-full', others.length === 0 && 'sr-only')}>
            {others.length > 0 && (
                <Badge tone="info" icon={icon} className="max-w-full">
                    Also viewing: {others.map(({ full_name }) => full_name).join(', ')}
                </Badge>
            )}
        </p>
    );
}
