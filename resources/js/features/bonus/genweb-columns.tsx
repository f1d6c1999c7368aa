import { buttonColumn, columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ClientName } from '@/features/clients/client-name';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { bonus } from '@/routes/generated';
import {
    type GenwebBonusKind,
    type GenwebBonusRow,
    type GenwebBonusStatus,
    GenwebBonusStatusLabels,
} from '@/types/generated';
import { genwebBonusList, genwebBoostBonusList } from '@/types/generated/lists';

const TONES: Record<GenwebBonusStatus, Tone> = { active: 'ok', expired: 'neutral', cancelled: 'neutral' };

const COMMON = {
    full_name: {
        cell: (row: GenwebBonusRow) => <ClientName {...row} />,
        secondLine: (row: GenwebBonusRow) => row.pin,
        primary: true,
    },
    promotion_title: { secondLine: ruleText },
    given_at: { secondLine: ({ giver_name }: GenwebBonusRow) => giver_name },
    site_name: { hiddenByDefault: true },
    status: {
        cell: ({ status }: GenwebBonusRow) => <Badge tone={TONES[status]}>{GenwebBonusStatusLabels[status]}</Badge>,
        secondLine: ({ canceller_name, cancel_reason }: GenwebBonusRow) =>
            canceller_name && `${canceller_name}: ${cancel_reason}`,
        phoneAside: true,
    },
};

/** Columns of both lists. `canWrite` adds the buttons. */
export function genwebColumns(kind: GenwebBonusKind, canWrite: boolean) {
    const buttons = canWrite
        ? [buttonColumn<GenwebBonusRow>((row) => row.can_cancel && <CancelButton kind={kind} row={row} />)]
        : [];

    return kind === 'bonus'
        ? columnsOf(genwebBonusList, COMMON, buttons)
        : columnsOf(
              genwebBoostBonusList,
              { ...COMMON, boost_permille: { text: ({ boost_permille: boost }) => boostText(boost), align: 'right' } },
              buttons,
          );
}

function ruleText({ rule_version, is_skipped }: GenwebBonusRow): string | null {
    if (rule_version === null) {
        return null;
    }

    return is_skipped ? `Skips rule version ${rule_version}` : `Rule version ${rule_version}`;
}

/** Per mille as a percentage. */
function boostText(permille: number | null): string | null {
    return permille === null ? null : `+${permille / 10}%`;
}

function CancelButton({ kind, row }: { kind: GenwebBonusKind; row: GenwebBonusRow }) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const params = { genwebBonus: row.id };
    const route = kind === 'bonus' ? bonus.genwebBonusesCancel(params) : bonus.genwebBoostBonusesCancel(params);
    const question = {
        title: `Cancel this ${kind}?`,
        body: `${row.full_name}, ${row.market ?? row.promotion_title ?? kind}. Cancel it in Genweb as well.`,
        confirmVerb: `Cancel ${kind}`,
        cancelVerb: 'Keep',
        danger: true,
        reason: { label: 'Reason', min: 5 },
    };

    return (
        <>
            <Button
                size="sm"
                disabled={isBusy}
                aria-label={`Cancel ${kind} of ${row.full_name}`}
                onClick={() => void ask(question, route)}
            >
                Cancel
            </Button>
            {confirmDialog}
        </>
    );
}
