import { DrawerSection } from '@/features/deposits/drawer-section';
import { GateReceipts, type GateReceiptsProps, seesReceipts } from '@/features/rsg/receipts/gate-receipts';
import { useViewer } from '@/hooks/use-viewer';

/** The protection checks of the record in a drawer. */
export function ReceiptsSection(record: GateReceiptsProps) {
    return seesReceipts(useViewer()) ? (
        <DrawerSection title="Protection checks">
            <GateReceipts {...record} />
        </DrawerSection>
    ) : null;
}
