<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\ExclusionStepChecker;
use App\Domain\Rsg\RemainingExclusionChecker;
use App\Enums\BarredEntryStatus;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Betstop\BetstopPerson;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/**
 * Lifts a lapsed exclusion: the second person's decision, after the waiting period, when the person is on no list, no notice and not
 * on the register.
 *
 * It takes the marks off, so that the person can open a new account. Nothing reopens: closed accounts stay closed (Interactive
 * Gambling Act 2001 (Cth), s 61MC(1)(g)), and suppressed contact details stay suppressed until their own reason ends.
 */
final readonly class ConfirmExclusionLift
{
    public function __construct(
        private ExclusionStepChecker $checker,
        private RemainingExclusionChecker $remaining,
        private RunBetstopCheck $betstop,
        private AuditTrail $audit,
    ) {}

    /** @throws OperationRefusedException when it is too early, the same person confirms, or the person is still excluded */
    public function handle(ExclusionCase $case, User $officer): void
    {
        $this->refuse($this->refusal($case, $officer));
        // Outside the transaction, because the register may take seconds. A registration joins the case, which ends the request.
        $asked = $this->askRegister($case, $officer);

        DB::transaction(function () use ($case, $officer, $asked): void {
            $clientIds = $this->checker->clientIds($case);
            $clients = Client::query()->whereKey($clientIds)->orderBy('id')->lockForUpdate()->get();
            $current = ExclusionCase::query()->lockForUpdate()->findOrFail($case->id);
            $this->refuse($this->refusal($current, $officer) ?? $this->remaining->find($clientIds));

            foreach ($clients->filter(static fn (Client $client): bool => self::needsAnswer($current, $client)) as $client) {
                $isAsked = isset($asked[$client->id]) && BetstopPerson::of($client)->is($asked[$client->id]);
                $this->refuse($isAsked ? null : "{$client->full_name} was edited during the BetStop check. Try again.");
            }

            $clients->each(fn (Client $client) => $this->unmark($client, $current, $officer));
            foreach (
                BarredEntry::query()
                    ->whereIn('client_id', $clientIds)
                    ->where('status', BarredEntryStatus::Active)
                    ->orderBy('id')
                    ->lockForUpdate()
                    ->get() as $entry
            ) {
                $entry->update(['status' => BarredEntryStatus::Expired, 'version' => $entry->version + 1]);
                $this->audit->record(
                    'barred_entry.expired',
                    $entry,
                    ['status' => BarredEntryStatus::Active->value],
                    ['status' => BarredEntryStatus::Expired->value, 'exclusion_case_id' => $current->id],
                    $officer->id,
                );
            }
            $current->records()->update(['live_key' => null]);
            $current->update([
                'status' => ExclusionCaseStatus::Lifted,
                'lifted_by' => $officer->id,
                'lifted_at' => CarbonImmutable::now(),
            ]);
            $this->audit->record(
                'exclusion_case.lifted',
                $current,
                after: ['lift_reason' => $current->lift_reason, 'lift_requested_by' => $current->lift_requested_by],
                actorId: $officer->id,
            );
        }, 3);
    }

    private function refusal(ExclusionCase $case, User $officer): ?string
    {
        return match (true) {
            $case->status === ExclusionCaseStatus::Lifted => 'This exclusion is already lifted.',
            $case->lift_requested_at === null || $case->lift_from === null => 'There is no request to confirm.',
            // More accounts of the person were found since, or are being looked for.
            $case->status === ExclusionCaseStatus::Open, $case->enforced_at === null => 'The checklist is open again.',
            $case->lift_requested_by === $officer->id => 'You requested this, so a colleague must confirm it.',
            $case->lift_from->isFuture() => "The waiting period ends on {$case->lift_from->setTimezone($officer->timezone)->format('j M Y, H:i')}.",
            default => null,
        };
    }

    private function refuse(?string $why): void
    {
        if ($why !== null) {
            throw new OperationRefusedException("{$why} Nothing was lifted.");
        }
    }

    /** The mark of the register ends only with its answer, whatever reasons the case has. */
    private static function needsAnswer(ExclusionCase $case, Client $client): bool
    {
        return $case->hasReason(ExclusionReason::Betstop) || $client->betstop_state === BetstopState::Registered;
    }

    /** @return array<int, BetstopPerson> the details that the register checked, by client id */
    private function askRegister(ExclusionCase $case, User $officer): array
    {
        $asked = [];
        $clients = Client::query()->whereKey($this->checker->clientIds($case))->orderBy('id')->get();
        foreach ($clients->filter(static fn (Client $client): bool => self::needsAnswer($case, $client)) as $client) {
            $asked[$client->id] = BetstopPerson::of($client);
            $this->refuse(match ($this->betstop->handle($client, BetstopCheckPurpose::Manual, $officer)->result) {
                BetstopCheckResult::Clear => null,
                BetstopCheckResult::Registered => "{$client->full_name} is still registered with BetStop.",
                BetstopCheckResult::Error => 'The BetStop register did not answer. Try again in a few minutes.',
            });
        }

        return $asked;
    }

    private function unmark(Client $client, ExclusionCase $case, User $officer): void
    {
        $before = ['betstop_state' => $client->betstop_state->value, 'is_barred' => $client->is_barred];
        $after = [
            'betstop_state' => $client->betstop_state === BetstopState::Registered ? BetstopState::Clear->value : $before['betstop_state'],
            'is_barred' => false,
        ];
        Client::query()->whereKey($client->id)->update($after);
        $this->audit->record(
            'client.exclusion_lifted',
            $client,
            array_diff_assoc($before, $after),
            [...array_diff_assoc($after, $before), 'exclusion_case_id' => $case->id],
            $officer->id,
        );
    }
}
