<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\ExclusionStepChecker;
use App\Domain\Rsg\RemainingExclusionChecker;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BarredMatchStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;
use App\Models\ExclusionCase;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;

/**
 * Ends the case of a person who was put on a barred list by mistake and takes the marks off their records.
 *
 * Only while no colleague has worked on the case, and nothing else excludes the person or did: only staff end the consequences of a
 * self-exclusion that has ended. Otherwise the case stays, and two colleagues lift it ({@see ConfirmExclusionLift}).
 */
final readonly class EndMistakenExclusion
{
    public function __construct(private ExclusionStepChecker $checker, private RemainingExclusionChecker $remaining, private AuditTrail $audit) {}

    /**
     * Call it in the transaction that takes the entry back, after that.
     *
     * @param  int|null  $actorId  null for the signed-in user or the system
     */
    public function handle(ExclusionCase $case, BarredEntry $mistake, ?int $actorId): void
    {
        $clientIds = $this->checker->clientIds($case);
        $clients = Client::query()->whereKey($clientIds)->orderBy('id')->lockForUpdate()->get();
        $current = ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
        if (
            $current->status !== ExclusionCaseStatus::Open
            || $current->hasReason(ExclusionReason::Betstop)
            || $current->steps()->whereNotNull('done_by')->exists()
            || $this->remaining->find($clientIds) !== null
            || self::wasSelfExcluded($clientIds, $mistake)
        ) {
            return;
        }
        foreach ($clients->where('is_barred', true) as $client) {
            Client::query()->whereKey($client->id)->update(['is_barred' => false, 'version' => $client->version + 1]);
            $this->audit->record('client.bar_ended', $client, ['is_barred' => true], ['is_barred' => false, 'barred_entry_id' => $mistake->id], $actorId);
        }
        // Not frozen any more either: an account that the mistake closed can be reopened.
        $current->records()->update(['live_key' => null, 'frozen_at' => null]);
        $current->update(['status' => ExclusionCaseStatus::Lifted, 'lifted_by' => $actorId, 'lifted_at' => CarbonImmutable::now()]);
        $this->audit->record('exclusion_case.ended_as_mistake', $current, after: ['barred_entry_id' => $mistake->id], actorId: $actorId);
    }

    /** @param  list<int>  $clientIds */
    private static function wasSelfExcluded(array $clientIds, BarredEntry $mistake): bool
    {
        return BarredEntry::query()->whereKeyNot($mistake->id)->where('list', BarredList::SelfExclusion)->where('status', BarredEntryStatus::Expired)
            ->where(static fn (Builder $any): Builder => $any->whereIn('client_id', $clientIds)
                ->orWhereIn('id', BarredMatch::query()->whereIn('client_id', $clientIds)->where('status', BarredMatchStatus::Same)->select('barred_entry_id')))
            ->exists();
    }
}
