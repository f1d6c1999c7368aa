import { ShieldCheckIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { useAsOfDay } from '@/features/clients/record/use-as-of-day';
import { GateReceipts, type GateReceiptsProps, seesReceipts } from '@/features/rsg/receipts/gate-receipts';
import { useViewer } from '@/hooks/use-viewer';

interface ReceiptsButtonProps extends GateReceiptsProps {
    /** The record that the receipts belong to, for the accessible name: 'the message of 14:02'. */
    of: string;
}

/** Shows the protection checks of a row or message, which load when it is pressed. Not in a past record, which has only earlier ones. */
export function ReceiptsButton({ of, ...record }: ReceiptsButtonProps) {
    const isPast = useAsOfDay() !== null;

    if (!seesReceipts(useViewer()) || isPast) {
        return null;
    }

    return (
        <Popover
            label={`Protection checks of ${of}`}
            align="end"
            trigger={
                <IconButton label={`Protection checks of ${of}`} icon={ShieldCheckIcon} size="sm" className="-my-1" />
            }
        >
            <GateReceipts {...record} />
        </Popover>
    );
}
