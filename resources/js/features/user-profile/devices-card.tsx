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
            <CardHeader title="Trusted devices" description="They are asked for the password only, for 30 days." />
            <CardBody className="flex flex-col gap-4">
                {devices.length === 0 && (
                    <p className="text-muted">No device is trusted. A code is asked for everywhere.</p>
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
                <Button size="sm" aria-label={`Stop trusting ${device.name}`} onClick={revoke}>
                    Stop trusting
                </Button>
            }
        >
            {device.ip && <>{device.ip}, </>}
            last used <DateTime value={device.last_used_at} />, until <DateTime value={device.expires_at} dateOnly />
        </SettingRow>
    );
}
