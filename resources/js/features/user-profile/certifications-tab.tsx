import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { Badge, type Tone } from '@/components/ui/badge';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { type CertificationData, type CertificationStatus, CertificationStatusLabels } from '@/types/generated';

const TONES: Record<CertificationStatus, Tone> = {
    pending: 'warn',
    valid: 'ok',
    expiring: 'warn',
    expired: 'danger',
    revoked: 'danger',
};

export function CertificationsTab({ certifications }: { certifications: readonly CertificationData[] }) {
    return (
        <Card>
            <CardHeader title="Certifications" />
            {certifications.length === 0 ? (
                <EmptyState icon={AcademicCapIcon} title="No certifications yet">
                    Certifications that you need to complete appear here.
                </EmptyState>
            ) : (
                <CardBody>
                    <ul className="flex flex-col gap-5">
                        {certifications.map((certification) => (
                            <Certification key={certification.id} certification={certification} />
                        ))}
                    </ul>
                </CardBody>
            )}
        </Card>
    );
}

function Certification({ certification }: { certification: CertificationData }) {
    const { title, description, status, issued_on, expires_on } = certification;

    return (
        <li className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
                <h3 className="font-medium">{title}</h3>
                <Badge tone={TONES[status]}>{CertificationStatusLabels[status]}</Badge>
            </div>
            <p className="max-w-prose text-pretty text-muted">{description}</p>
            {issued_on && (
                <p className="text-compact text-muted">
                    Earned <DateTime value={issued_on} dateOnly />
                    {expires_on && (
                        <>
                            , valid until <DateTime value={expires_on} dateOnly />
                        </>
                    )}
                </p>
            )}
        </li>
    );
}
