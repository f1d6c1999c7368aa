import { CERTIFICATION_COLUMNS } from '@/features/users/certification-columns';
import { RenewButton } from '@/features/users/renew-dialog';
import { ListPage } from '@/layouts/list-page';
import { users } from '@/routes/generated';
import type { CertificationsPage } from '@/types/generated';
import { certificationList } from '@/types/generated/lists';

export default function Certifications({ certifications, meta, types, can_decide, can_export }: CertificationsPage) {
    return (
        <ListPage
            list={certificationList}
            rows={certifications}
            meta={meta}
            choices={{ type: types }}
            columns={CERTIFICATION_COLUMNS}
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
