<?php

declare(strict_types=1);

namespace App\Enums;

use App\Models\Client;
use App\Models\Conversation;
use App\Models\ExclusionCase;
use App\Models\Lead;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use Illuminate\Database\Eloquent\Model;

/** Records of a colleague that a legacy transfer gives to another. */
enum LegacyTransferKind: string
{
    case Clients = 'clients';
    case Leads = 'leads';
    case Conversations = 'conversations';
    case RsgEvents = 'rsg_events';
    case RsgCommunications = 'rsg_communications';
    case RsgForms = 'rsg_form_submissions';
    case ExclusionCases = 'exclusion_cases';

    public function label(): string
    {
        return match ($this) {
            self::Leads => 'Open leads',
            self::Conversations => 'SMS conversations',
            self::RsgEvents => 'Open RSG events',
            self::RsgCommunications => 'Open RSG communications',
            self::RsgForms => 'Open RSG forms',
            self::ExclusionCases => 'Open exclusion cases',
            default => ucfirst($this->value),
        };
    }

    /** @return class-string<Model> */
    public function model(): string
    {
        return match ($this) {
            self::Clients => Client::class,
            self::Leads => Lead::class,
            self::Conversations => Conversation::class,
            self::RsgEvents => RsgEvent::class,
            self::RsgCommunications => RsgCommunication::class,
            self::RsgForms => RsgFormSubmission::class,
            self::ExclusionCases => ExclusionCase::class,
        };
    }

    public function ownerColumn(): string
    {
        return match ($this) {
            self::Clients => 'account_manager_id',
            self::Conversations => 'assignee_id',
            default => 'owner_id',
        };
    }

    /** The ability to open such records. */
    public function ability(): Ability
    {
        return match ($this) {
            self::Clients, self::Leads => Ability::ViewClients,
            self::Conversations => Ability::ViewSmsPanel,
            self::RsgEvents => Ability::ViewRsgEvents,
            self::RsgCommunications => Ability::ViewRsgCommunications,
            self::RsgForms => Ability::ViewRsgFormSubmissions,
            self::ExclusionCases => Ability::ViewRsg,
        };
    }

    public function auditAction(): string
    {
        return match ($this) {
            self::Clients => 'client.updated',
            self::Leads => 'lead.assigned',
            self::Conversations => 'conversation.assigned',
            self::RsgEvents => 'rsg_event.assigned',
            self::RsgCommunications => 'rsg_communication.assigned',
            self::RsgForms => 'rsg_form_submission.assigned',
            self::ExclusionCases => 'exclusion_case.assigned',
        };
    }
}
