<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Protection\ExclusionMatch;
use App\Domain\Protection\GateInputReader;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionReviewStatus;
use App\Enums\GatePurpose;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\ExclusionReview;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Records whether a client is the excluded person that the gate found. If so, their exclusion case opens, which freezes every account. */
final readonly class DecideExclusionReview
{
    public function __construct(private GateInputReader $reader, private OpenExclusionCase $cases, private AuditTrail $audit) {}

    /**
     * @throws ChangedMeanwhileException when a colleague decided first
     * @throws OperationRefusedException when the exclusion has ended
     */
    public function handle(ExclusionReview $review, bool $isSame, ?string $why, User $officer): void
    {
        DB::transaction(function () use ($review, $isSame, $why, $officer): void {
            $client = Client::withTrashed()->lockForUpdate()->findOrFail($review->person_id);
            $current = ExclusionReview::query()->with('decider')->lockForUpdate()->findOrFail($review->id);
            if ($current->status !== ExclusionReviewStatus::Open) {
                throw ChangedMeanwhileException::decided('client', 'marked “'.mb_strtolower($current->status->label()).'”', $current->decider, $current->decided_at);
            }
            $current->update(['status' => $isSame ? ExclusionReviewStatus::Same : ExclusionReviewStatus::Different, 'decided_by' => $officer->id, 'decided_at' => now(), 'why' => $why]);
            $this->audit->record($isSame ? 'client.exclusion_confirmed' : 'client.exclusion_rejected', $client, after: ['exclusion' => $current->source_text, 'why' => $why], actorId: $officer->id);
            if ($isSame) {
                $this->cases->handle($client, $this->reason($client, $current), $officer->id);
            }
        }, 3);
    }

    private function reason(Client $client, ExclusionReview $review): ExclusionReason
    {
        $inForce = array_filter($this->reader->ofClient($client, GatePurpose::Reopening)->exclusions, static fn (ExclusionMatch $match): bool => $match->source() === "{$review->source_type}:{$review->source_id}");

        return match ((array_values($inForce)[0] ?? null)?->exclusion->list) {
            'betstop' => ExclusionReason::Betstop,
            'self_exclusion' => ExclusionReason::SelfExclusion,
            'barred' => ExclusionReason::Barred,
            default => throw new OperationRefusedException('This exclusion has ended, so it no longer applies to the client. Mark it as not the same person.'),
        };
    }
}
