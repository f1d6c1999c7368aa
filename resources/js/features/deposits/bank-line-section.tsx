import { DateTime } from '@/components/ui/date-time';
import { DescriptionList } from '@/components/ui/description-list';
import { DrawerSection } from '@/features/deposits/drawer-section';
import type { DepositDetails } from '@/types/generated';

/** Details from the bank. */
export function BankLineSection({ details }: { details: DepositDetails }) {
    const { deposit } = details;

    return (
        <DrawerSection title="Bank line">
            <DescriptionList
                className="sm:grid-cols-[7rem_1fr]!"
                items={[
                    { term: 'Payer', details: details.payer_name },
                    { term: 'Description', details: <span className="wrap-anywhere">{deposit.description}</span> },
                    { term: 'Value time', details: <DateTime value={deposit.value_at} /> },
                    { term: 'Received', details: <DateTime value={details.received_at} /> },
                    {
                        term: 'Reference',
                        details: <code className="text-compact wrap-anywhere">{details.bank_reference}</code>,
                    },
                    {
                        term: 'End-to-end id',
                        details: details.end_to_end_id && (
                            <code className="text-compact wrap-anywhere">{details.end_to_end_id}</code>
                        ),
                    },
                    { term: 'Deposit', details: `#${deposit.id}` },
                ]}
            />
        </DrawerSection>
    );
}
