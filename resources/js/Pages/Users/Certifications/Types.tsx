import { AcademicCapIcon, PlusIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DescriptionList } from '@/components/ui/description-list';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { CertificationTypeDialog } from '@/features/users/certification-type-dialog';
import { PageHeader } from '@/layouts/page-header';
import { pluralize } from '@/lib/pluralize';
import { users } from '@/routes/generated';
import type { CertificationTypeRow, CertificationTypesPage, Choice } from '@/types/generated';

export default function CertificationTypes({ types, roles, abilities, can_edit }: CertificationTypesPage) {
    // By id, because a save that is refused brings a newer version.
    const [edited, setEdited] = useState<number | 'new' | null>(null);

    return (
        <>
            <PageHeader
                breadcrumbs={[{ title: 'Users' }, { title: 'Certification types' }]}
                title="Certification types"
                notice="Who must hold a certification, and which abilities need it"
                actions={
                    can_edit && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setEdited('new')}>
                            New type
                        </Button>
                    )
                }
            />
            <div className="grid gap-4 p-4 sm:px-6 xl:grid-cols-2">
                {types.length === 0 && (
                    <EmptyState icon={AcademicCapIcon} title="No certification types">
                        Create a type for each training that a role or an ability needs.
                    </EmptyState>
                )}
                {types.map((type) => (
                    <TypeCard
                        key={type.id}
                        type={type}
                        abilities={abilities}
                        allRoles={roles.length}
                        onEdit={can_edit ? () => setEdited(type.id) : null}
                    />
                ))}
            </div>
            {edited && (
                <CertificationTypeDialog
                    type={types.find(({ id }) => id === edited) ?? null}
                    roles={roles}
                    abilities={abilities}
                    onClose={() => setEdited(null)}
                />
            )}
        </>
    );
}

interface TypeCardProps {
    type: CertificationTypeRow;
    abilities: readonly Choice[];
    allRoles: number;
    onEdit: (() => void) | null;
}

function TypeCard({ type, abilities, allRoles, onEdit }: TypeCardProps) {
    const labels = abilities.filter(({ value }) => type.abilities.includes(value)).map(({ label }) => label);
    const people = (status: string) => users.certificationsIndex({ query: { type: String(type.id), status } });

    return (
        <Card>
            <CardHeader
                title={type.title}
                {...(onEdit && {
                    actions: (
                        <Button size="sm" aria-label={`Edit ${type.title}`} onClick={onEdit}>
                            Edit
                        </Button>
                    ),
                })}
            />
            <CardBody className="flex flex-col gap-3">
                <p className="max-w-prose text-pretty text-muted">{type.description}</p>
                <DescriptionList
                    items={[
                        {
                            term: 'Valid for',
                            details:
                                type.valid_months === null
                                    ? 'Never expires'
                                    : pluralize(type.valid_months, 'month', 'months'),
                        },
                        {
                            term: 'Roles',
                            details:
                                type.role_titles.length === allRoles
                                    ? 'All roles'
                                    : type.role_titles.join(', ') || 'None',
                        },
                        {
                            term: 'Abilities',
                            details:
                                labels.length === 0 ? (
                                    'None'
                                ) : (
                                    <span className="flex flex-wrap gap-1">
                                        {labels.map((label) => (
                                            <Badge key={label}>{label}</Badge>
                                        ))}
                                    </span>
                                ),
                        },
                        {
                            term: 'First month',
                            details: type.has_grace
                                ? 'New colleagues keep their abilities'
                                : 'Needed from the first day',
                        },
                    ]}
                />
                <div className="flex flex-wrap gap-2">
                    <LinkButton size="sm" href={people('valid,expiring')}>
                        {pluralize(type.held_count, 'holder', 'holders')}
                    </LinkButton>
                    <LinkButton size="sm" href={people('pending')}>
                        {type.pending_count} pending
                    </LinkButton>
                </div>
            </CardBody>
        </Card>
    );
}
