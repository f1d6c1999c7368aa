<?php

declare(strict_types=1);

namespace App\Enums;

/** Kinds of work that a colleague owns. The values are fields of the deactivation form. */
enum OwnedWorkKind: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case Promises = 'promises';
    case DbLists = 'db_lists';
    case Conversations = 'conversations';
    case RsgEvents = 'rsg_events';
    case RsgForms = 'rsg_forms';
    case RsgCommunications = 'rsg_communications';
    case ExclusionCases = 'exclusion_cases';
    case ServiceCredentials = 'service_credentials';
    case TeamMembers = 'team_members';

    public function label(): string
    {
        return match ($this) {
            self::Promises => 'Promises in notes',
            self::DbLists => 'Open DB client lists',
            self::Conversations => 'SMS conversations',
            self::RsgEvents => 'Open RSG events',
            self::RsgForms => 'Open RSG forms',
            self::RsgCommunications => 'Open RSG communications',
            self::ExclusionCases => 'Open exclusion cases',
            self::Clients, self::Leads, self::ServiceCredentials, self::TeamMembers => ucfirst(str_replace('_', ' ', $this->value)),
        };
    }

    /** The ability needed to take over this work, or null when any colleague can. */
    public function ability(): ?Ability
    {
        return match ($this) {
            self::Clients, self::Leads, self::Promises => Ability::ViewClients,
            self::DbLists => Ability::ViewDbClients,
            self::Conversations => Ability::ViewSmsPanel,
            self::RsgEvents => Ability::ViewRsgEvents,
            self::RsgForms => Ability::ViewRsgFormSubmissions,
            self::RsgCommunications => Ability::ViewRsgCommunications,
            self::ExclusionCases => Ability::ViewRsg,
            self::ServiceCredentials => Ability::ViewServices,
            self::TeamMembers => null,
        };
    }

    /** A DB client list always has an assignee, a credential an owner, and a promise a colleague who keeps it. */
    public function needsOwner(): bool
    {
        return in_array($this, [self::Promises, self::DbLists, self::ServiceCredentials], true);
    }
}
