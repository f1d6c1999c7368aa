import { columnsOf } from '@/components/data-table';
import { DateTime } from '@/components/ui/date-time';
import { Known } from '@/components/ui/known';
import { ShortTime } from '@/components/ui/relative-time';
import { CertificationBadge } from '@/features/users/certification-status';
import { certificationList } from '@/types/generated/lists';

export const CERTIFICATION_COLUMNS = columnsOf(certificationList, {
    full_name: {
        cell: ({ full_name, role_title }) => (
            <span className="flex min-w-0 flex-col">
                <span className="font-medium">{full_name}</span>
                <span className="text-xs font-normal text-muted">{role_title}</span>
            </span>
        ),
        primary: true,
    },
    status: {
        cell: ({ status, evidence_at }) => <CertificationBadge status={status} hasEvidence={evidence_at !== null} />,
        phoneAside: true,
    },
    evidence_at: {
        cell: ({ evidence_at }) => (evidence_at ? <ShortTime value={evidence_at} /> : <Known text={null} />),
        descendingFirst: true,
    },
    issued_on: { cell: ({ issued_on }) => <Day value={issued_on} />, descendingFirst: true },
    expires_on: { cell: ({ expires_on }) => <Day value={expires_on} /> },
});

function Day({ value }: { value: string | null }) {
    return value === null ? <Known text={null} /> : <DateTime value={value} dateOnly />;
}
