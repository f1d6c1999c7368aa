import { RadioGroup } from '@/components/ui/radio-group';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDateTime } from '@/lib/format';
import type { ReturnLine } from '@/types/generated';

/** Value for "none of the listed deposits". */
const NO_DEPOSIT = 'none';

export const NO_DEPOSIT_LABEL = 'None of these';

interface ReturnLineChoiceProps {
    lines: readonly ReturnLine[];
    value: string | null;
    error: string | undefined;
    onChange: (value: string) => void;
}

/** Deposits that may be the returned payment, best match first. */
export function ReturnLineChoice({ lines, value, error, onChange }: ReturnLineChoiceProps) {
    const timeZone = useTimeZone();

    return (
        <RadioGroup
            legend="Which deposit is the returned payment?"
            options={[
                ...lines.map((line) => ({
                    value: String(line.id),
                    label: `${line.payer}, ${formatDateTime(line.value_at, timeZone)}`,
                    description: `${line.description} · ${line.bank_reference}`,
                })),
                {
                    value: NO_DEPOSIT,
                    label: NO_DEPOSIT_LABEL,
                    description: 'If the deposit arrives later, its approver is warned.',
                },
            ]}
            value={value}
            error={error}
            onChange={onChange}
        />
    );
}
