import { columnsOf } from '@/components/data-table';
import { CertificationBadge } from '@/features/users/certification-status';
import { RenewButton } from '@/features/users/renew-dialog';
import { ListPage } from '@/layouts/list-page';
import { users } from '@/routes/generated';
import type { CertificationsPage } from '@/types/generated';
import { certificationList } from '@/types/generated/lists';

const columns = columnsOf(certificationList, {
    full_name: { secondLine: ({ role_title }) => role_title, primary: true },
    status: {
        cell: ({ status, evidence_at }) => <CertificationBadge status={status} hasEvidence={evidence_at !== null} />,
        phoneAside: true,
    },
    issued_on: { descendingFirst: true },
});

export default function Certifications({ certifications, meta, types, can_decide, can_export }: CertificationsPage) {
    return (
        <ListPage
            list={certificationList}
            rows={certifications}
            meta={meta}
            choices={{ type: types }}
            columns={columns}
            breadcrumbs={[{ title: 'Users' }]}
            notice="Evidence to approve, and certifications to renew"
            rowHref={({ user_id }) => users.certificationsShow({ user: user_id })}
            rowLabel={({ full_name, type_title }) => `${full_name}: ${type_title}`}
            {...(can_decide && { bulkActions: (selection) => <RenewButton selection={selection} /> })}
            {...(can_export && { exportUrl: users.certificationsExport() })}
            emptyHint="Certifications appear here when a role needs them. Set that under Certification types."
        />
    );
}
