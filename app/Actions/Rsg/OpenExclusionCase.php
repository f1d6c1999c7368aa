<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\ExclusionRecordFinder;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionStepKind;
use App\Infrastructure\Audit\AuditTrail;
use App\Jobs\Rsg\RunExclusion;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Support\BusinessDays;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder;

/**
 * Opens the case of a person who was just excluded, or joins the case that they have. A job then freezes the person's accounts in
 * all companies; `exclusions:resume` restarts a lost one.
 *
 * Interactive Gambling Act 2001 (Cth), Part 7B: no account, bet or marketing for a registered individual, and their accounts are
 * closed as soon as practicable (ACMA, BetStop guidance for wagering providers). The NT Code of Practice for
 * Responsible Service of Online Gambling 2019 asks the same for a self-exclusion.
 */
final readonly class OpenExclusionCase
{
    public function __construct(private ExclusionRecordFinder $finder, private AuditTrail $audit) {}

    /**
     * Call it in the transaction that excludes the client.
     *
     * @param  Client  $client  locked
     */
    public function handle(Client $client, ExclusionReason $reason, ?int $actorId = null): ExclusionCase
    {
        $caseId = $this->currentCaseId($client);
        $case = $caseId === null
            ? $this->open($client, $reason, $actorId)
            : $this->join(ExclusionCase::query()->lockForUpdate()->findOrFail($caseId), $client, $reason, $actorId);
        RunExclusion::dispatch($case->id);

        return $case;
    }

    /** The case of the client, or of a record that is certainly the same person. */
    private function currentCaseId(Client $client): ?int
    {
        $keys = [ExclusionRecord::liveKey('client', $client->id)];
        foreach ($this->finder->find('client', $client->id) as [$candidate, $isCertain]) {
            if ($isCertain) {
                $keys[] = ExclusionRecord::liveKey($candidate->type, $candidate->id);
            }
        }
        $ids = ExclusionRecord::query()->whereIn('live_key', $keys)->pluck('exclusion_case_id', 'live_key');

        return $ids[$keys[0]] ?? $ids->min();
    }

    private function open(Client $client, ExclusionReason $reason, ?int $actorId): ExclusionCase
    {
        $case = ExclusionCase::query()->create([
            'client_id' => $client->id, 'reasons' => [$reason->value],
            'due_at' => BusinessDays::addBusinessDays(CarbonImmutable::now(), ExclusionStepKind::SiteAccount->businessDays(), $client->state),
        ]);
        $this->add($case, $client);
        $this->audit->record('exclusion_case.opened', $case, after: ['reason' => $reason->value], actorId: $actorId);

        return $case;
    }

    /** A new exclusion also ends a request to lift the earlier one. */
    private function join(ExclusionCase $case, Client $client, ExclusionReason $reason, ?int $actorId): ExclusionCase
    {
        $isRepeated = $case->hasReason($reason) && $case->records()->where('record_type', 'client')->where('record_id', $client->id)
            ->where('state', ExclusionRecordState::Excluded)->exists();
        if (! $isRepeated) {
            // Every record gets the marks of a new reason.
            $case
                ->records()
                ->when(
                    $case->hasReason($reason),
                    static fn (Builder $records): Builder => $records
                        ->where('record_type', 'client')
                        ->where('record_id', $client->id),
                )
                ->update(['frozen_at' => null]);
            $this->add($case, $client);
            $case->fill([
                'reasons' => array_values(array_unique([...$case->reasons, $reason->value])),
                'status' => ExclusionCaseStatus::Open,
                'completed_at' => null,
            ]);
        }
        // Another run finds records that are new since. It opens the case again only for these.
        $case
            ->fill([
                'round' => $case->round + 1,
                'enforced_at' => null,
                'lift_reason' => null,
                'lift_requested_by' => null,
                'lift_requested_at' => null,
                'lift_from' => null,
            ])
            ->save();
        $this->audit->record(
            'exclusion_case.joined',
            $case,
            after: ['reason' => $reason->value, 'joined_client_id' => $client->id],
            actorId: $actorId,
        );

        return $case;
    }

    private function add(ExclusionCase $case, Client $client): void
    {
        ExclusionRecord::query()->updateOrCreate(
            ['exclusion_case_id' => $case->id, 'record_type' => 'client', 'record_id' => $client->id],
            [
                'state' => ExclusionRecordState::Excluded,
                'score' => 100,
                'reasons' => [],
                'live_key' => ExclusionRecord::liveKey('client', $client->id),
                'frozen_at' => null,
            ],
        );
    }
}
