import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { EmptyState } from '@/components/ui/empty-state';
import { FieldError } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { RelativeTime } from '@/components/ui/relative-time';
import { CertificationBadge } from '@/features/users/certification-status';
import { TrainingCard } from '@/features/users/training-card';
import { userProfile, users } from '@/routes/generated';
import type { CertificationDetails, TrainingData } from '@/types/generated';

interface CertificationsTabProps {
    certifications: readonly CertificationDetails[];
    training: readonly TrainingData[];
    withheld: readonly string[];
    canReview: boolean;
    canSend: boolean;
}

export function CertificationsTab({ certifications, training, withheld, canReview, canSend }: CertificationsTabProps) {
    return (
        <>
            {withheld.map((reason) => (
                <Banner key={reason} tone="warn" title="You can’t do part of your work">
                    {reason}
                </Banner>
            ))}
            <Card>
                <CardHeader
                    title="Certifications"
                    {...(canReview && {
                        actions: (
                            <LinkButton size="sm" href={users.certificationsIndex()}>
                                Review colleagues
                            </LinkButton>
                        ),
                    })}
                />
                {certifications.length === 0 ? (
                    <EmptyState icon={AcademicCapIcon} title="No certifications yet">
                        Certifications that you need to complete appear here.
                    </EmptyState>
                ) : (
                    <CardBody>
                        <ul className="flex flex-col gap-5">
                            {certifications.map((certification) => (
                                <Certification key={certification.id} certification={certification} canSend={canSend} />
                            ))}
                        </ul>
                    </CardBody>
                )}
            </Card>
            {training.length > 0 && (
                <TrainingCard
                    training={training}
                    actions={({ id, status }) =>
                        canSend &&
                        status === 'assigned' && (
                            <div>
                                <Button
                                    size="sm"
                                    onClick={() =>
                                        router.post(
                                            userProfile.trainingStart({ trainingRecord: id }).url,
                                            {},
                                            { preserveScroll: true },
                                        )
                                    }
                                >
                                    Start training
                                </Button>
                            </div>
                        )
                    }
                />
            )}
        </>
    );
}

function Certification({ certification, canSend }: { certification: CertificationDetails; canSend: boolean }) {
    const { title, description, status, issued_on, expires_on, evidence_at, reason } = certification;

    return (
        <li className="flex flex-col gap-1">
            <div className="flex flex-wrap items-center gap-2">
                <h3 className="font-medium">{title}</h3>
                <CertificationBadge status={status} hasEvidence={evidence_at !== null} />
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
            {evidence_at && (
                <p className="text-compact text-muted">
                    Evidence sent <RelativeTime value={evidence_at} />. A colleague reviews it.
                </p>
            )}
            {reason && (
                <p className="text-compact text-danger">
                    {status === 'revoked' ? 'Revoked' : 'Evidence refused'}: {reason}
                </p>
            )}
            {canSend && status === 'pending' && <EvidenceButton certification={certification} />}
        </li>
    );
}

function EvidenceButton({ certification: { id, title, evidence_at } }: { certification: CertificationDetails }) {
    const input = useRef<HTMLInputElement>(null);
    const [error, setError] = useState<string>();
    const [isSending, setIsSending] = useState(false);

    const send = (file: File) =>
        router.post(
            userProfile.certificationsEvidenceStore({ certification: id }).url,
            { file },
            {
                preserveScroll: true,
                onStart: () => setIsSending(true),
                onSuccess: () => setError(undefined),
                onError: (errors) => setError(errors.file),
                onFinish: () => setIsSending(false),
            },
        );

    return (
        <div className="mt-1 flex flex-wrap items-center gap-2">
            <Button size="sm" loading={isSending} onClick={() => input.current?.click()}>
                {evidence_at ? 'Replace evidence' : 'Send evidence'}
            </Button>
            <span className="text-compact text-muted">A PDF or picture of at most 20 MB.</span>
            {error && <FieldError>{error}</FieldError>}
            <input
                ref={input}
                type="file"
                aria-label={`Evidence for ${title}`}
                tabIndex={-1}
                hidden
                onChange={({ currentTarget }) => {
                    const [file] = currentTarget.files ?? [];
                    if (file) {
                        send(file);
                    }
                    // Lets the user choose the same file again after an error.
                    currentTarget.value = '';
                }}
            />
        </div>
    );
}
