<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;

/** The rules of the pages below Team in the sidebar: users, guides, services, team notes and website updates. */
final class TeamRouteRules
{
    public const CALLERS = 'viewSMSPanel or canViewDatabaseOnly';

    public const ANSWERS_OTHERWISE = ['users.authentication-logs.export', 'users.phone-logs.export'];

    public const CLOSED_TO_EXECUTIVES = [
        'users.authentication-logs.session.destroy',
        'calls.store',
        'calls.update',
        'users.legacy-transfer.store',
        'users.legacy-transfer.approve',
        'users.legacy-transfer.undo',
        'users.legacy-transfer.destroy',
    ];

    /** @return array<string, Ability|list<Ability>|string> */
    public static function table(): array
    {
        return [
            ...array_fill_keys(
                [
                    'users.certification-types.index',
                    'users.certification-types.store',
                    'users.certification-types.update',
                    'users.certifications.index',
                    'users.certifications.show',
                    'users.certifications.renew',
                    'users.certifications.decide',
                    'users.certifications.evidence',
                ],
                Ability::ViewCertificationTypes,
            ),
            ...array_fill_keys(
                [
                    'users.training.index',
                    'users.training.show',
                    'users.training.store',
                    'users.training.update',
                    'users.training.assign',
                    'users.training.import',
                    'users.training.record',
                ],
                Ability::ViewUsers,
            ),
            'users.certifications.export' => [Ability::ViewCertificationTypes, Ability::ViewReportExports],
            'website-updates.index' => RouteRules::ANYBODY_SIGNED_IN,
            'website-updates.seen' => RouteRules::ANYBODY_SIGNED_IN,
            ...array_fill_keys(['website-updates.store', 'website-updates.update', 'website-updates.destroy', 'website-updates.restore'], RouteRules::UPDATE_WRITERS),
            ...array_fill_keys(['team-notes.index', 'team-notes.people', 'team-notes.readers', 'team-notes.read', 'team-notes.store'], RouteRules::TEAM),
            ...array_fill_keys(['team-notes.update', 'team-notes.pin', 'team-notes.destroy', 'team-notes.restore'], RouteRules::DEVELOPERS),
            'services.index' => Ability::ViewServices,
            ...array_fill_keys(
                [
                    'services.company-contacts.index',
                    'services.company-contacts.export',
                    'services.company-contacts.vcards.download',
                ],
                Ability::ViewServices,
            ),
            ...array_fill_keys(
                [
                    'services.external-contacts.index',
                    'services.external-contacts.export',
                    'services.external-contacts.vcards.download',
                ],
                Ability::ViewServices,
            ),
            ...array_fill_keys(
                [
                    'services.contacts.store',
                    'services.contacts.update',
                    'services.contacts.destroy',
                    'services.contacts.restore',
                    'services.contacts.vcard.download',
                ],
                Ability::ViewServices,
            ),
            ...array_fill_keys(
                [
                    'services.credentials.store',
                    'services.credentials.update',
                    'services.credentials.rotate',
                    'services.credentials.archive',
                    'services.credentials.restore',
                    'services.credentials.reveal',
                ],
                Ability::ViewServices,
            ),
            ...array_fill_keys(
                ['guides.show', 'guides.daily-tasks.tick', 'guides.search', 'guides.acknowledge'],
                Ability::ViewGuides,
            ),
            ...array_fill_keys(
                [
                    'guides.update',
                    'guides.edit',
                    'guides.draft.update',
                    'guides.publish',
                    'guides.withdraw',
                    'guides.acknowledgements.index',
                ],
                RouteRules::GUIDE_EDITORS,
            ),
            'users.roles-description.index' => Ability::ViewRoles,
            ...array_fill_keys([
                'users.roles-description.access', 'users.roles-description.store', 'users.roles-description.update', 'users.roles-description.destroy', 'users.roles-description.rights',
                'users.roles-description.proposals.confirm', 'users.roles-description.proposals.reject', 'users.roles-description.proposals.destroy',
            ], Ability::ViewRoles),
            'users.export' => [Ability::ViewUsers, Ability::ViewReportExports],
            ...array_fill_keys(
                [
                    'users.index',
                    'users.edit',
                    'users.create',
                    'users.store',
                    'users.update',
                    'users.photo.store',
                    'users.photo.destroy',
                    'users.invitation.store',
                    'users.invitation.destroy',
                    'users.activation.store',
                    'users.activation.destroy',
                    'users.second-factor.store',
                    'users.second-factor.update',
                    'users.second-factor.destroy',
                ],
                Ability::ViewUsers,
            ),
            ...array_fill_keys(
                ['users.authentication-logs.index', 'users.authentication-logs.session.destroy'],
                Ability::ViewUsers,
            ),
            'users.authentication-logs.export' => [Ability::ViewUsers, Ability::ViewReportExports],
            'users.phone-logs.index' => Ability::ViewPhoneLogs,
            'users.phone-logs.export' => [Ability::ViewPhoneLogs, Ability::ViewReportExports],
            ...array_fill_keys(array_map(static fn (string $name): string => "users.legacy-transfer.{$name}", ['index', 'show', 'store', 'approve', 'undo', 'destroy']), Ability::ViewLegacyTransfer),
            ...array_fill_keys(['calls.store', 'calls.update'], self::CALLERS),
        ];
    }
}
