<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Actions\Leads\BarLead;
use App\Domain\DbClients\DoNotContact;
use App\Domain\People\PersonDetails;
use App\Domain\Protection\ExcludedPeople;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionMatch;
use App\Domain\Protection\GateInputReader;
use App\Domain\Protection\SuppressionList;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Enums\LeadStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\ExclusionReview;
use App\Models\Lead;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/**
 * Records whether a client, lead or DB client is the excluded person that the gate found. If so, the client's exclusion case opens, which
 * freezes every account. A lead is barred and a DB client suppressed, and their numbers and email are never contacted again. A client or
 * lead that they became since is the same person.
 */
final readonly class DecideExclusionReview
{
    public function __construct(
        private GateInputReader $reader,
        private ExcludedPeople $excluded,
        private OpenExclusionCase $cases,
        private BarLead $bar,
        private DoNotContact $doNotContact,
        private SuppressionList $suppressions,
        private AuditTrail $audit,
    ) {}

    /**
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the exclusion has ended, or the record was deleted or merged
     */
    public function handle(ExclusionReview $review, bool $isSame, ?string $why, User $officer): void
    {
        DB::transaction(function () use ($review, $isSame, $why, $officer): void {
            $record = match ($review->person_type) {
                'client' => Client::withTrashed()->lockForUpdate()->findOrFail($review->person_id),
                'lead' => Lead::withTrashed()->lockForUpdate()->findOrFail($review->person_id),
                default => DbClient::withTrashed()->lockForUpdate()->findOrFail($review->person_id),
            };
            $current = ExclusionReview::query()->with('decider')->lockForUpdate()->findOrFail($review->id);
            if ($current->status !== ExclusionReviewStatus::Open) {
                throw ChangedMeanwhileException::decided(
                    ExclusionReview::LABELS[$current->person_type],
                    'marked “'.mb_strtolower($current->status->label()).'”',
                    $current->decider,
                    $current->decided_at,
                );
            }
            if ($record->trashed()) {
                throw new OperationRefusedException("{$record->full_name} was deleted or merged into another record. Nothing was changed.");
            }
            $match = $this->inForce($record, $current);
            // Keeps the score that the officer saw. If the evidence is stronger now, the gate opens the review again.
            $current->update([
                'status' => $isSame ? ExclusionReviewStatus::Same : ExclusionReviewStatus::Different,
                'decided_by' => $officer->id, 'decided_at' => now(), 'why' => $why,
            ]);
            $this->audit->record(
                $current->person_type.($isSame ? '.exclusion_confirmed' : '.exclusion_rejected'),
                $record,
                after: ['exclusion' => $current->source_text, 'why' => $why],
                actorId: $officer->id,
            );
            if ($isSame) {
                // A record that was edited since may no longer match, but the officer knows that it is the same person.
                $exclusion = $match->exclusion
                    ?? ($this->excluded->bySource($current->source_type, $current->source_id)
                    ?? throw new OperationRefusedException(
                        'This exclusion has ended, so it no longer applies. Mark it as not the same person.',
                    ));
                $record instanceof Client
                    ? $this->cases->handle($record, ExclusionReason::from($exclusion->list), $officer->id)
                    : $this->exclude($record, $exclusion, $officer);
            }
        }, 3);
    }

    private function inForce(Client|Lead|DbClient $record, ExclusionReview $review): ?ExclusionMatch
    {
        $input = $record instanceof Client
            ? $this->reader->ofClient($record, GatePurpose::Reopening)
            : $this->reader->ofRecord($record, GatePurpose::Reopening);
        $inForce = array_filter(
            $input->exclusions,
            static fn (ExclusionMatch $match): bool => $match->source() === "{$review->source_type}:{$review->source_id}",
        );

        return array_values($inForce)[0] ?? null;
    }

    private function exclude(Lead|DbClient $record, Exclusion $exclusion, User $officer): void
    {
        $person = $record instanceof Lead ? PersonDetails::ofLead($record) : PersonDetails::ofDbClient($record);
        if ($record instanceof DbClient) {
            $this->doNotContact->dbClient($record, $exclusion, $officer->id);
        } else {
            $this->doNotContact->person($person, $exclusion->suppression(), $officer->id);
            if (! in_array($record->status, [LeadStatus::Barred, LeadStatus::Converted], true)) {
                $this->bar->handle($record, $exclusion->reason);
            }
        }
        // A colleague decided, so the end of a BetStop registration doesn't lift it.
        $this->suppressions->suppress($person->phones, $person->email, $exclusion->suppression(), $officer->id);
        $became = $record instanceof Lead ? Client::query()->lockForUpdate()->find($record->client_id) : Lead::query()->lockForUpdate()->find($record->lead_id);
        match (true) {
            $became instanceof Client => $this->cases->handle($became, ExclusionReason::from($exclusion->list), $officer->id),
            $became instanceof Lead => $this->exclude($became, $exclusion, $officer),
            default => null,
        };
    }
}
