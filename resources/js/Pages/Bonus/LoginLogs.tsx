import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { columnsOf } from '@/components/data-table';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LoginDialog } from '@/features/bonus/login-dialog';
import { ClientName } from '@/features/clients/client-name';
import { ListPage } from '@/layouts/list-page';
import { bonus } from '@/routes/generated';
import {
    BonusLoginPurposeLabels,
    type BonusLoginResult,
    BonusLoginResultLabels,
    type LoginLogsPage,
} from '@/types/generated';
import { bonusLoginList } from '@/types/generated/lists';

const TONES: Record<BonusLoginResult, Tone> = {
    claimed: 'ok',
    no_offer: 'neutral',
    refused: 'warn',
    login_failed: 'danger',
};

const columns = columnsOf(bonusLoginList, {
    full_name: { cell: (login) => <ClientName {...login} />, secondLine: (login) => login.pin, primary: true },
    site_name: { secondLine: ({ username }) => username },
    purpose: { text: ({ purpose }) => BonusLoginPurposeLabels[purpose] },
    result: {
        cell: ({ result }) => <Badge tone={TONES[result]}>{BonusLoginResultLabels[result]}</Badge>,
        phoneAside: true,
    },
    notes: { fluid: true },
});

export default function LoginLogs({ logins, meta, users, sites, can_record, can_export }: LoginLogsPage) {
    const [isOpen, setIsOpen] = useState(false);
    const choices = useMemo(() => ({ user: users }), [users]);

    return (
        <>
            <ListPage
                list={bonusLoginList}
                rows={logins}
                meta={meta}
                columns={columns}
                choices={choices}
                breadcrumbs={[{ title: 'Bonus' }]}
                notice="Sign-ins to clients’ bookmaker accounts for bonuses"
                actions={
                    can_record && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsOpen(true)}>
                            Record sign-in
                        </Button>
                    )
                }
                rowLabel={({ full_name, site_name }) => `${full_name} at ${site_name}`}
                {...(can_export && { exportUrl: bonus.loginLogsExport() })}
                emptyHint="Record each sign-in to a client’s account at a bookmaker for a bonus."
            />
            <LoginDialog sites={sites} open={isOpen} onClose={() => setIsOpen(false)} />
        </>
    );
}
