<?php

declare(strict_types=1);

namespace App\Queries\Users;

use App\Data\Users\LegacyTransferCount;
use App\Data\Users\LegacyTransferDetails;
use App\Data\Users\LegacyTransferItem;
use App\Domain\Users\LegacyTransferScope;
use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Enums\ClientStatus;
use App\Enums\LegacyTransferStatus;
use App\Enums\OwnedWorkKind;
use App\Models\Company;
use App\Models\DbList;
use App\Models\LegacyTransfer;
use App\Models\User;
use App\Support\DataFactory;
use stdClass;

/** One legacy transfer: its dry run, its progress, and what the viewer may do. */
final readonly class LegacyTransferQuery
{
    private const SAMPLES = 5;

    public function __construct(private LegacyTransferScope $scope) {}

    public function of(LegacyTransfer $transfer, User $viewer): LegacyTransferDetails
    {
        $isDraft = $transfer->status === LegacyTransferStatus::Draft;
        $canWork = $viewer->can('takeDecisions');
        // People managers move clients and leads without seeing them.
        $seesNames = $viewer->hasAbility(Ability::ViewClients);
        $needsSecondApprover = $isDraft && $this->scope->needsSecondApprover($transfer);

        return DataFactory::make(LegacyTransferDetails::class, $transfer, [
            'transfer' => DataFactory::make(LegacyTransferItem::class, $transfer, [
                'from_name' => $transfer->from->full_name,
                'to_name' => $transfer->to->full_name,
                'creator_name' => $transfer->creator->full_name,
            ]),
            'counts' => array_map(
                fn (OwnedWorkKind $kind): LegacyTransferCount => new LegacyTransferCount(
                    $kind,
                    $transfer->counts[$kind->value] ?? 0,
                    $isDraft && $seesNames ? $this->samples($transfer, $kind) : [],
                ),
                $transfer->recordKinds(),
            ),
            'filter' => self::filterText($transfer),
            'approver_name' => $transfer->approver?->full_name,
            'is_unfinished' => $transfer->status->isUnfinished(),
            'needs_second_approver' => $needsSecondApprover,
            'can_start' => $isDraft && $canWork && $this->scope->approverRefusal($transfer, $viewer) === null,
            'can_undo' => $canWork
                && $transfer->moved_rows > 0
                && in_array($transfer->status, [LegacyTransferStatus::Done, LegacyTransferStatus::Failed], true),
            'can_discard' => $isDraft && $canWork,
        ]);
    }

    /** @return list<string> */
    private function samples(LegacyTransfer $transfer, OwnedWorkKind $kind): array
    {
        return ! in_array($kind, [OwnedWorkKind::Clients, OwnedWorkKind::Leads], true)
            ? []
            : array_values(
                $this->scope
                    ->rest($transfer, $kind)
                    ->orderBy('id')
                    ->limit(self::SAMPLES)
                    ->toBase()
                    ->get(['first_name', 'last_name'])
                    ->map(static fn (stdClass $one): string => trim("{$one->first_name} {$one->last_name}"))
                    ->all(),
            );
    }

    private static function filterText(LegacyTransfer $transfer): string
    {
        ['company_id' => $company, 'state' => $state, 'status' => $status, 'db_list_id' => $list] = $transfer->filters;

        return implode(', ', array_filter([
            $company === null ? null : Company::query()->find($company)?->name,
            $state === null ? null : AustralianState::from($state)->value,
            $status === null ? null : ClientStatus::from($status)->label().' clients',
            $list === null ? null : 'DB list '.DbList::query()->find($list)?->name,
        ]));
    }
}
