import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { Link } from '@inertiajs/react';
import { Banner } from '@/components/ui/banner';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { CertificationDecision } from '@/features/users/certification-decision';
import { CertificationBadge } from '@/features/users/certification-status';
import { TrainingCard } from '@/features/users/training-card';
import { PageHeader } from '@/layouts/page-header';
import { formatCount } from '@/lib/format';
import { users } from '@/routes/generated';
import type { CertificationDetails, CertificationPersonPage } from '@/types/generated';

export default function CertificationPerson(page: CertificationPersonPage) {
    const { full_name, role_title, certifications, withheld, training, work, can_decide } = page;

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Users' },
                    { title: 'Certifications', href: users.certificationsIndex() },
                    { title: full_name },
                ]}
                title={full_name}
                notice={role_title}
            />
            <div className="grid grid-cols-12 gap-4 p-4 sm:px-6">
                {withheld.length > 0 && (
                    <div className="col-span-12">
                        <Banner tone="warn" title={`No valid certification: ${withheld.join(', ')}`}>
                            Work that needs it is withheld until a renewal is approved. Ask a colleague to take over the
                            open work below.
                        </Banner>
                    </div>
                )}
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-7">
                    <Card>
                        <CardHeader title="Certifications" />
                        {certifications.length === 0 ? (
                            <EmptyState icon={AcademicCapIcon} title="No certifications">
                                Certifications that the role needs appear here.
                            </EmptyState>
                        ) : (
                            <CardBody>
                                <ul className="flex flex-col gap-5">
                                    {certifications.map((certification) => (
                                        <Certification
                                            key={certification.id}
                                            certification={certification}
                                            canDecide={can_decide}
                                        />
                                    ))}
                                </ul>
                            </CardBody>
                        )}
                    </Card>
                </div>
                <div className="col-span-12 flex flex-col gap-4 self-start xl:col-span-5">
                    <Card>
                        <CardHeader title="Open work" />
                        <CardBody>
                            {work.length === 0 && <p className="text-muted">Nothing waits for {full_name}.</p>}
                            <ul className="flex flex-col gap-2">
                                {work.map(({ title, count, url }) => (
                                    <li key={title} className="flex justify-between gap-4">
                                        {url ? (
                                            <Link href={url} className="font-medium hover:underline">
                                                {title}
                                            </Link>
                                        ) : (
                                            <span>{title}</span>
                                        )}
                                        <span className="tabular">{formatCount(count)}</span>
                                    </li>
                                ))}
                            </ul>
                        </CardBody>
                    </Card>
                    <TrainingCard training={training} />
                </div>
            </div>
        </>
    );
}

interface CertificationProps {
    certification: CertificationDetails;
    canDecide: boolean;
}

function Certification({ certification, canDecide }: CertificationProps) {
    const { id, title, status, issued_on, expires_on, evidence_at, evidence_name, reason, decided_by_name } =
        certification;

    return (
        <li className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
                <h3 className="font-medium">{title}</h3>
                <CertificationBadge status={status} hasEvidence={evidence_at !== null} />
            </div>
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
            {decided_by_name && <p className="text-compact text-muted">Decided by {decided_by_name}</p>}
            {evidence_at && (
                <p className="text-compact text-muted">
                    Evidence sent <RelativeTime value={evidence_at} />
                </p>
            )}
            {reason && <p className="text-compact text-muted">Reason: {reason}</p>}
            {evidence_name && (
                <a
                    href={users.certificationsEvidence({ certification: id }, { query: { show: '1' } }).url}
                    target="_blank"
                    rel="noreferrer"
                    className="text-compact text-accent underline"
                >
                    {evidence_name}
                </a>
            )}
            {canDecide && <CertificationDecision certification={certification} />}
        </li>
    );
}
