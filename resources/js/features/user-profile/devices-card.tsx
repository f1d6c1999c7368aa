import { router } from '@inertiajs/react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { SettingRow } from '@/features/user-profile/setting-row';
import { userProfile } from '@/routes/generated';
import type { TrustedDeviceData } from '@/types/generated';

export function DevicesCard({ devices }: { devices: readonly TrustedDeviceData[] }) {
    return (
        <Card>
            <CardHeader title="Trusted devices" description="Trusted devices skip the code for 30 days." />
            <CardBody className="flex flex-col gap-4">
                {devices.length === 0 && (
                    <p className="text-muted">No trusted devices. You enter a code on every device.</p>
                )}
                {devices.map((device) => (
                    <Device key={device.id} device={device} />
                ))}
            </CardBody>
        </Card>
    );
}

function Device({ device }: { device: TrustedDeviceData }) {
    const revoke = () => router.delete(userProfile.devicesDestroy({ device: device.id }).url, { preserveScroll: true });

    return (
        <SettingRow
            title={
                <>
                    {device.name} {device.is_current && <Badge tone="ok">This device</Badge>}
                </>
            }
            action={
                <Button size="sm" aria-label={`Remove trust from ${device.name}`} onClick={revoke}>
                    Remove trust
                </Button>
            }
        >
            {device.ip && <>{device.ip}, </>}
            last used <DateTime value={device.last_used_at} />, trusted until{' '}
            <DateTime value={device.expires_at} dateOnly />
        </SettingRow>
    );
}
