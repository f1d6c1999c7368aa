<?php

declare(strict_types=1);

namespace App\Domain\Users;

use App\Domain\DbClients\DbClientAudit;
use App\Enums\ExclusionCaseStatus;
use App\Enums\LeadStatus;
use App\Enums\OwnedWorkKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Conversation;
use App\Models\DbList;
use App\Models\ExclusionCase;
use App\Models\Lead;
use App\Models\NotePromise;
use App\Models\RsgCommunication;
use App\Models\RsgEvent;
use App\Models\RsgFormSubmission;
use App\Models\ServiceCredential;
use App\Models\User;
use Carbon\CarbonInterface;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\DB;

/** The open work that a colleague owns, and its move to another colleague. */
final readonly class OwnedWork
{
    public function __construct(private AuditTrail $audit, private DbClientAudit $dbClients) {}

    /** @return array<string, int> the number of records by kind, without kinds that have none */
    public function counts(User $owner): array
    {
        $counts = [];
        foreach (OwnedWorkKind::cases() as $kind) {
            $counts[$kind->value] = self::of($kind, $owner->id)->count();
        }

        return array_filter($counts);
    }

    /**
     * Active colleagues who can take over this work.
     *
     * @return Builder<User>
     */
    public static function recipients(OwnedWorkKind $kind): Builder
    {
        $ability = $kind->ability();

        return $ability === null ? User::query()->where('users.is_active', true) : User::writersHolding($ability);
    }

    /**
     * Moves some records to the recipient, or leaves them unassigned. Call this in a transaction.
     *
     * @return int how many moved; 0 when none is left
     */
    public function move(OwnedWorkKind $kind, int $ownerId, ?int $recipientId, int $most, int $actorId): int
    {
        if ($recipientId === null && $kind->needsOwner()) {
            return 0;
        }
        if ($recipientId !== null && $kind === OwnedWorkKind::DbLists) {
            return $this->moveList($ownerId, $recipientId, $most, $actorId);
        }

        $records = self::of($kind, $ownerId)->orderBy('id')->limit($most)->lockForUpdate()->get();
        foreach ($records as $record) {
            $this->assign($kind, $record, $ownerId, $recipientId, $actorId);
        }

        return $records->count();
    }

    /**
     * Gives a locked record to the recipient, or leaves it unassigned.
     *
     * @param  array<string, int>  $note  for the activity log
     */
    public function assign(OwnedWorkKind $kind, Model $record, int $ownerId, ?int $recipientId, int $actorId, array $note = []): void
    {
        [$column, $action] = self::columnAndAction($kind);
        // The new manager of a team may be one of its members, or report to one.
        $newOwnerId = $record instanceof User && AccountRules::reportsTo((int) $recipientId, $record->id) ? null : $recipientId;
        $record->setAttribute($column, $newOwnerId);
        if ($record instanceof ServiceCredential) {
            $record->version++;
        }
        $record->save();
        $this->audit->record($action, $record, [$column => (string) $ownerId], [$column => (string) $newOwnerId, ...$note], $actorId);
    }

    /** Whether a colleague was the last to change the owner since then, not a transfer. */
    public static function isReassigned(OwnedWorkKind $kind, Model $record, CarbonInterface $since): bool
    {
        [$column] = self::columnAndAction($kind);
        $last = AuditEvent::query()->where('subject_type', $record->getMorphClass())->where('subject_id', $record->getKey())->where('created_at', '>=', $since)
            ->latest('id')->get(['id', 'after'])->first(static fn (AuditEvent $event): bool => array_key_exists($column, $event->after));

        return $last !== null && ! isset($last->after['legacy_transfer_id']);
    }

    /** The DB clients of a list move before the list itself, so that an interrupted move continues. */
    private function moveList(int $ownerId, int $recipientId, int $most, int $actorId): int
    {
        $list = DbList::query()->where('assignee_id', $ownerId)->whereNull('closed_at')->orderBy('id')->lockForUpdate()->first();
        if ($list === null) {
            return 0;
        }

        $ids = DB::table('db_clients')
            ->where('db_list_id', $list->id)
            ->where('assignee_id', $ownerId)
            ->orderBy('id')
            ->limit($most)
            ->lockForUpdate()
            ->pluck('id')
            ->map(intval(...))
            ->all();
        if ($ids !== []) {
            DB::table('db_clients')->whereIn('id', $ids)->update(['assignee_id' => $recipientId, 'version' => DB::raw('version + 1'), 'updated_at' => now()]);
            $this->dbClients->many('db_client.reassigned', array_fill_keys($ids, [['assignee_id' => $ownerId], ['assignee_id' => $recipientId]]), $actorId);

            return count($ids);
        }
        $list->update(['assignee_id' => $recipientId]);
        $this->audit->record('db_list.reassigned', $list, ['assignee_id' => $ownerId], ['assignee_id' => $recipientId], $actorId);

        return 1;
    }

    /** @return Builder<covariant Model> */
    public static function of(OwnedWorkKind $kind, int $ownerId): Builder
    {
        return match ($kind) {
            OwnedWorkKind::Clients => Client::query()->where('account_manager_id', $ownerId),
            // Converted and barred leads are not worked any more.
            OwnedWorkKind::Leads => Lead::query()->where('owner_id', $ownerId)->whereNotIn('status', [LeadStatus::Converted, LeadStatus::Barred]),
            OwnedWorkKind::Promises => NotePromise::query()->where('user_id', $ownerId)->whereNull('done_at')->whereHas('note'),
            OwnedWorkKind::DbLists => DbList::query()->where('assignee_id', $ownerId)->whereNull('closed_at'),
            // Resolved ones too: an answer opens them again. Those with DB clients have no client.
            OwnedWorkKind::Conversations => Conversation::query()->where('assignee_id', $ownerId),
            OwnedWorkKind::RsgEvents => RsgEvent::query()->where('owner_id', $ownerId)->whereNull('closed_at'),
            OwnedWorkKind::RsgForms => RsgFormSubmission::query()->where('owner_id', $ownerId)->whereNull('resolved_at'),
            OwnedWorkKind::RsgCommunications => RsgCommunication::query()->where('owner_id', $ownerId)->whereNull('resolved_at'),
            OwnedWorkKind::ExclusionCases => ExclusionCase::query()->where('owner_id', $ownerId)->where('status', ExclusionCaseStatus::Open),
            // Archived credentials are out of use.
            OwnedWorkKind::ServiceCredentials => ServiceCredential::query()->where('owner_id', $ownerId)->whereNull('archived_at'),
            OwnedWorkKind::TeamMembers => User::query()->where('manager_id', $ownerId)->where('is_active', true),
        };
    }

    /** @return array{string, string} the owner's column, and the action in the activity log */
    private static function columnAndAction(OwnedWorkKind $kind): array
    {
        return match ($kind) {
            OwnedWorkKind::Clients => ['account_manager_id', 'client.updated'],
            OwnedWorkKind::Leads => ['owner_id', 'lead.assigned'],
            OwnedWorkKind::Promises => ['user_id', 'note_promise.reassigned'],
            OwnedWorkKind::DbLists => ['assignee_id', 'db_list.reassigned'],
            OwnedWorkKind::Conversations => ['assignee_id', 'conversation.assigned'],
            OwnedWorkKind::RsgEvents => ['owner_id', 'rsg_event.assigned'],
            OwnedWorkKind::RsgForms => ['owner_id', 'rsg_form_submission.assigned'],
            OwnedWorkKind::RsgCommunications => ['owner_id', 'rsg_communication.triaged'],
            OwnedWorkKind::ExclusionCases => ['owner_id', 'exclusion_case.assigned'],
            OwnedWorkKind::ServiceCredentials => ['owner_id', 'service_credential.updated'],
            OwnedWorkKind::TeamMembers => ['manager_id', 'user.updated'],
        };
    }
}
