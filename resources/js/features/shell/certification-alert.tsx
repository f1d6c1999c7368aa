import { AcademicCapIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Popover } from '@/components/ui/popover';
import { userProfile } from '@/routes/generated';
import type { PendingCertification } from '@/types/generated';

const DESCRIPTION_LENGTH = 150;

/** Shown at the bottom of the page until every certification is earned. */
export default function CertificationAlert({ certifications }: { certifications: readonly PendingCertification[] }) {
    const isWithheld = certifications.some(({ withheld }) => withheld.length > 0);

    return (
        <Popover
            label="Pending certifications"
            side="top"
            trigger={
                <Button icon={AcademicCapIcon} className={isWithheld ? 'text-danger!' : 'text-warn!'}>
                    <span className="rail:sr-only">{isWithheld ? 'Work withheld' : 'Certifications pending'}</span>
                    <span className="tabular">{certifications.length}</span>
                </Button>
            }
        >
            <CertificationList certifications={certifications} />
        </Popover>
    );
}

function CertificationList({ certifications }: { certifications: readonly PendingCertification[] }) {
    return (
        <>
            <h2 className="font-strong">Pending certifications</h2>
            <ul className="my-3 flex max-h-80 flex-col gap-3 overflow-y-auto">
                {certifications.map(({ id, certification_type: { title, description }, withheld }) => (
                    <li key={id}>
                        <p className="font-medium">{title}</p>
                        <p className="text-compact text-muted">{shorten(description)}</p>
                        {withheld.length > 0 && (
                            <p className="text-compact text-danger">
                                Withheld until you renew it: {withheld.join(', ')}
                            </p>
                        )}
                    </li>
                ))}
            </ul>
            <LinkButton href={userProfile.edit({ query: { tab: 'certifications' } })} size="sm">
                View my certifications
            </LinkButton>
        </>
    );
}

function shorten(text: string): string {
    const letters = [...text];

    return letters.length > DESCRIPTION_LENGTH ? `${letters.slice(0, DESCRIPTION_LENGTH).join('')}…` : text;
}
