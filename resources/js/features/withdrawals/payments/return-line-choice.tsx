import { RadioGroup } from '@/components/ui/radio-group';
import { useTimeZone } from '@/hooks/use-time-zone';
import { formatDateTime } from '@/lib/format';
import type { ReturnLine } from '@/types/generated';

/** Nobody has found the money among the deposits. */
const NO_LINE = 'none';

export const NO_LINE_LABEL = 'By none of these';

interface ReturnLineChoiceProps {
    lines: readonly ReturnLine[];
    value: string | null;
    error: string | undefined;
    onChange: (value: string) => void;
}

/** By which deposit a payment came back; the likeliest are offered first. */
export function ReturnLineChoice({ lines, value, error, onChange }: ReturnLineChoiceProps) {
    const timeZone = useTimeZone();

    return (
        <RadioGroup
            legend="By which deposit did the money come back?"
            options={[
                ...lines.map((line) => ({
                    value: String(line.id),
                    label: `${line.payer}, ${formatDateTime(line.value_at, timeZone)}`,
                    description: `${line.description} · ${line.bank_reference}`,
                })),
                {
                    value: NO_LINE,
                    label: NO_LINE_LABEL,
                    description: 'If it comes later, whoever approves it is warned.',
                },
            ]}
            value={value}
            error={error}
            onChange={onChange}
        />
    );
}
